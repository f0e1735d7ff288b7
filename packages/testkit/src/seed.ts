import {
  defaultChannelConfig,
  encodeChannelConfig,
  type ChannelConfig,
} from '@foyer/contract/channel/config.ts'
import type { EvaluateInfo } from '@foyer/contract/evaluation/endpoints.ts'
import type { Db } from '@foyer/server/platform/db/pool.ts'
import { saveDocument } from '@foyer/server/features/robot/publish/save-document.ts'
import { demoDocuments } from './demo-documents.ts'
import { seatAgent, seedGroup } from './seed-routing.ts'

export const demoPassword = 'foyer-demo'

/** Its hash at the least cost that argon2 allows: almost every test signs in. The password is public anyway. */
const demoPasswordHash =
  '$argon2id$v=19$m=8,t=1,p=1$4v7RY86BGfr2uYSsXBAjFQ$U2zV+Xl1eJW8juqHMwefZK3BEUixsV78s/YftC4FytE'

const agents = [
  {
    email: 'ana@demo.example',
    nick: 'Ana',
    role: 'owner',
    card_tel: '+49 40 5550 123',
    card_mobile: '+49 170 5550 123',
    card_email: 'ana@shop.example',
    card_qq: '10001',
    card_wechat: 'ana-shop',
    card_sign: 'I know every kettle by name.',
  },
  { email: 'ben@demo.example', nick: 'Ben', role: 'agent' },
] as const

export type Seeded = {
  tenantId: number
  channelKey: string
  channelId: number
  agents: { id: number; email: string; nick: string }[]
}

/**
 * A tenant with one channel and two agents: what development and tests start with. Seeding twice is harmless.
 * In tests both agents are there but away, so that visitors wait and are taken by hand, as many as a test wants.
 */
export async function seedTenant(db: Db, key: string, seats: 'taken' | 'empty' = 'taken'): Promise<Seeded> {
  const tenant = await db
    .insertInto('tenants')
    .values({ key, name: `Tenant ${key}` })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ name: `Tenant ${key}` }))
    .returning('id')
    .executeTakeFirstOrThrow()
  const channelId = await seedChannel(db, { tenantId: tenant.id, tenantKey: key, key })
  await seedDocuments(db, tenant.id)
  const seeded = { tenantId: tenant.id, channelKey: key, channelId }
  const agents = await seedAgents(db, tenant.id, key)
  await seedGroup(db, { tenantId: tenant.id, id: 'default', agentIds: agents.map(({ id }) => id) })
  if (seats === 'taken') for (const { id } of agents) await seatAgent(db, tenant.id, id)
  return { ...seeded, agents }
}

/** What the robot of the channels knows: the documents that their FAQ names. */
async function seedDocuments(db: Db, tenantId: number): Promise<void> {
  for (const document of demoDocuments) await saveDocument(db, { tenantId, now: Date.now() }, document)
}

export type ChannelSeed = {
  tenantId: number
  tenantKey: string
  /** What visitors name as channelId. */
  key: string
  config?: Partial<ChannelConfig>
  evaluate?: EvaluateInfo
}

/** A channel of a tenant: the default settings with some of them changed. */
export async function seedChannel(db: Db, seed: ChannelSeed): Promise<number> {
  const { tenantId, tenantKey, key, evaluate } = seed
  const own = { ...seed.config, tenantId: tenantKey, channelId: key }
  const settings = {
    config: JSON.stringify(encodeChannelConfig({ ...defaultChannelConfig, ...own })),
    ...(evaluate && { evaluate: JSON.stringify(evaluate) }),
  }
  const { id } = await db
    .insertInto('channels')
    .values({ tenant_id: tenantId, key, name: 'Shop', ...settings })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(settings))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function seedAgents(db: Db, tenantId: number, key: string): Promise<Seeded['agents']> {
  const known = await db
    .selectFrom('agents')
    .select(['id', 'email', 'nick'])
    .where('tenant_id', '=', tenantId)
    .execute()
  if (known.length > 0) return known
  return db
    .insertInto('agents')
    .values(
      agents.map((agent) => ({
        ...agent,
        email: agent.email.replace('demo', key),
        tenant_id: tenantId,
        password_hash: demoPasswordHash,
      })),
    )
    .returning(['id', 'email', 'nick'])
    .execute()
}
