import type { KnowledgeDocument } from '@foyer/server/rules/robot/knowledge.ts'
import type { World } from '@foyer/testkit/test-world.ts'
import { seedChannel } from '@foyer/testkit/seed.ts'
import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import { givenDocument } from '../robot/given.ts'

type Written = Partial<KnowledgeDocument> & { docId: string }

/** A channel with a robot of its own and a help center that is on. */
export async function givenHelpCentre(
  world: World,
  key: string,
  documents: readonly Written[],
  config: Partial<ChannelConfig> = {},
): Promise<void> {
  const { db } = world.node.deps
  const { tenantId } = world.demo
  await seedChannel(db, { tenantId, tenantKey: 'demo', key, config: { robotNo: key, ...config } })
  const channel = await db
    .selectFrom('channels')
    .select('id')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('help_centres')
    .values({
      tenant_id: tenantId,
      channel_id: channel.id,
      is_on: true,
      title: 'Help of the shop',
      intros: JSON.stringify({ en: 'What can we do for you?' }),
      version: 1,
      updated_at: 1,
    })
    .execute()
  for (const document of documents)
    await givenDocument(world.node.deps, tenantId, { robotNo: key, ...document })
}

/** Reads a page as a browser without scripts and without cookies does. */
export function opener(world: World) {
  return (path: string, init: RequestInit = {}) =>
    fetch(world.node.address + path, { redirect: 'manual', ...init })
}
