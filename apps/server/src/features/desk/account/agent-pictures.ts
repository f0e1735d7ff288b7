import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { rowLifetimes } from '../../../node-timing.ts'
import { drawnPath, serveDrawn, type DrawnRef } from '../../files/serve-drawn.ts'
import { storageKey } from '../../../platform/storage/storage.ts'

const prefix = '/files/agents/'

/** Where visitors and colleagues load an agent's picture. */
export function agentPicturePath(tenantId: number, id: string): string {
  return drawnPath(prefix, { tenantId, id })
}

/** Pictures of agents, for everybody who has the address: it stands beside every message of theirs. */
export function serveAgentPictures(app: FastifyInstance, deps: Deps): void {
  serveDrawn(app, deps, {
    prefix,
    // A new picture has a new address; one that was removed must not stay for long.
    cacheControl: 'private, max-age=3600',
    bytesOf: async ({ tenantId, id }) => {
      const row = await deps.db
        .selectFrom('agent_pictures')
        .select('bytes')
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .executeTakeFirst()
      return row?.bytes
    },
  })
}

/** The bytes first: a row without bytes is found again, bytes without a row never are. */
export async function forgetPicture({ db, storage }: Deps, { tenantId, id }: DrawnRef): Promise<void> {
  await storage.remove(storageKey(tenantId, id))
  await db.deleteFrom('agent_pictures').where('tenant_id', '=', tenantId).where('id', '=', id).execute()
}

const atOnce = 100

/** Pictures that no agent shows: replaced, or of an upload that was interrupted. */
export async function forgetUnusedPictures(deps: Deps): Promise<number> {
  const { db, clock, quarantine } = deps
  const rows = await db
    .selectFrom('agent_pictures as p')
    .select(['p.tenant_id', 'p.id'])
    .where('p.created_at', '<', clock.now() - rowLifetimes.unusedPictureMs)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('agents as a')
            .select('a.id')
            .whereRef('a.tenant_id', '=', 'p.tenant_id')
            .whereRef('a.id', '=', 'p.agent_id')
            .whereRef('a.picture_id', '=', 'p.id'),
        ),
      ),
    )
    .orderBy('p.created_at')
    .limit(atOnce)
    .execute()
  for (const { tenant_id: tenantId, id } of rows)
    await quarantine.attempt('clean-up', { tenantId, id }, async () => {
      await forgetPicture(deps, { tenantId, id })
      return true
    })
  return rows.length
}
