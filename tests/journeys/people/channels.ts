import { randomBytes } from 'node:crypto'
import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import type { EvaluateInfo } from '@foyer/contract/evaluation/endpoints.ts'
import { seedChannel } from '@foyer/testkit/seed.ts'
import { worldDeps } from './world.ts'

/** A new channel of the demo tenant with settings of its own, for one journey alone. Answers with its channelId. */
export async function channelWith(config: Partial<ChannelConfig>, evaluate?: EvaluateInfo): Promise<string> {
  const { db } = await worldDeps()
  const tenant = await db
    .selectFrom('tenants')
    .select(['id', 'key'])
    .where('key', '=', 'demo')
    .executeTakeFirstOrThrow()
  const key = `journey-${randomBytes(6).toString('hex')}`
  const seed = { tenantId: tenant.id, tenantKey: tenant.key, key, config }
  await seedChannel(db, { ...seed, ...(evaluate && { evaluate }) })
  return key
}
