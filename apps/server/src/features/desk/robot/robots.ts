import { sql } from 'kysely'
import { defaultChannelConfig } from '@foyer/contract/channel/config.ts'
import { listRobots, type Robot } from '@foyer/contract/desk/knowledge.ts'
import { requireMay } from '../../../identity/require-may.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { serve } from '../../../platform/http/serve.ts'

/** The robots of the channels in the order of the channels, then those that only know documents. */
async function robotsOf(db: Db, tenantId: number): Promise<Robot[]> {
  const [channels, known] = await Promise.all([
    db
      .selectFrom('channels')
      .select(sql<string>`coalesce(config->>'robotNo', ${defaultChannelConfig.robotNo})`.as('robotNo'))
      .select('name')
      .where('tenant_id', '=', tenantId)
      .where('archived_at', 'is', null)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('knowledge_documents')
      .select(({ fn }) => ['robot_no as robotNo', 'language', fn.countAll<number>().as('documents')])
      .where('tenant_id', '=', tenantId)
      .where('is_published', '=', true)
      .groupBy(['robot_no', 'language'])
      .orderBy('documents', 'desc')
      .orderBy('language')
      .execute(),
  ])
  const numbers = new Set([...channels, ...known].map(({ robotNo }) => robotNo))
  return [...numbers].map((robotNo) => ({
    robotNo,
    channels: channels.filter((one) => one.robotNo === robotNo).map(({ name }) => name),
    languages: known
      .filter((one) => one.robotNo === robotNo)
      .map(({ language, documents }) => ({ language, documents })),
  }))
}

const listRobotsRoute = serve(listRobots, async (_input, { db }, caller) => {
  requireMay(caller, 'teachRobot')
  return { robots: await robotsOf(db, caller.tenantId) }
})

export const robotsRoutes = { listRobots: listRobotsRoute }
