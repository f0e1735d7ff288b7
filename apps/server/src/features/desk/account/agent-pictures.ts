import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { rowLifetimes } from '../../../node-timing.ts'
import { addressBlock } from '../../../platform/http/address-block.ts'
import { Failed } from '../../../platform/http/failed.ts'
import { limitRules } from '../../../platform/limit-rules.ts'
import { storageKey } from '../../../platform/storage/storage.ts'

type PictureRef = { tenantId: number; id: string }

const prefix = '/files/agents/'
const namePattern = /^([1-9a-z][0-9a-z]{0,6})-([\w-]{22})\.webp$/

/** Where visitors and colleagues load an agent's picture. */
export function agentPicturePath(tenantId: number, id: string): string {
  return `${prefix}${tenantId.toString(36)}-${id}.webp`
}

const headers = {
  'content-type': 'image/webp',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'content-disposition': 'inline; filename="picture.webp"',
  'x-robots-tag': 'noindex',
  // A new picture has a new address; one that was removed must not stay for long.
  'cache-control': 'private, max-age=3600',
}

/** Pictures of agents, for everybody who has the address: it stands beside every message of theirs. */
export function serveAgentPictures(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { name: string } }>(`${prefix}:name`, async (request, reply) => {
    const [, tenant, id] = namePattern.exec(request.params.name) ?? []
    const tenantId = Number.parseInt(tenant ?? '', 36)
    if (!id || !(tenantId <= 0x7f_ff_ff_ff)) throw new Failed('object.unknown')
    deps.limits.take(limitRules.download, `${tenantId}:${addressBlock(request.ip)}`)
    const row = await deps.db
      .selectFrom('agent_pictures')
      .select('bytes')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .executeTakeFirst()
    const body = row && (await deps.storage.read(storageKey(tenantId, id)))
    if (!body) throw new Failed('object.unknown')
    return reply.headers({ ...headers, 'content-length': row.bytes }).send(body)
  })
}

/** The bytes first: a row without bytes is found again, bytes without a row never are. */
export async function forgetPicture({ db, storage }: Deps, { tenantId, id }: PictureRef): Promise<void> {
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
