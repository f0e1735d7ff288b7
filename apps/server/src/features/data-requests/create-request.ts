import type { Transaction } from 'kysely'
import { myDataTiming } from '@foyer/core/timing.ts'
import type { Config } from '../../config.ts'
import type { Deps } from '../../deps.ts'
import type { Database } from '../../platform/db/schema.ts'
import { Failed } from '../../platform/http/failed.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { randomId } from '../../platform/random.ts'
import { pseudonymOf } from '../../rules/data-requests/pseudonym.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { isAnyHeld, userIdsOf } from './person.ts'
import { queueDataRequest } from './queue-data-request.ts'
import type { RequestRow } from './request-rows.ts'
import { newSecretHash } from '../../identity/request-secret.ts'

type Asked = Pick<RequestRow, 'kind' | 'origin'> & {
  tenantId: number
  userId: string
  agentId?: number
  channelId?: number
  /** The visitor must open a link in a mail before anything happens. */
  needsMail?: boolean
  /** Writes down who asked at the desk, in the transaction of the request. */
  audit?: (trx: Transaction<Database>, row: RequestRow) => Promise<void>
}

/** Takes a request, or finds the one of its kind that is under way. The job or the mail is promised with it. */
export async function createRequest(deps: Deps, asked: Asked): Promise<RequestRow> {
  const { db, clock, config, limits } = deps
  // Apart by origin: no visitor can use up what an admin needs.
  if (asked.origin === 'visitor') limits.take(limitRules.dataRequest, `${asked.tenantId}:${asked.userId}`)
  limits.take(limitRules.dataRequestsInTenant, `${asked.tenantId}:${asked.origin}`)
  const now = clock.now()
  return db.transaction().execute(async (trx) => {
    const name = await lockVisitor(trx, asked)
    if (asked.kind === 'erasure') await refuseHeld(trx, asked)
    await expireUnconfirmed(trx, asked, now)
    const pending = await findPending(trx, asked)
    if (pending) {
      await asked.audit?.(trx, pending)
      return pending
    }
    const row = await insert(trx, newRow(config.keys, asked, { name, now }))
    await asked.audit?.(trx, row)
    const ref = { tenantId: row.tenant_id, id: row.id }
    if (row.state === 'waiting') await queueDataRequest(trx, ref)
    else await queueMail(trx, { kind: 'dataRequested', tenantId: ref.tenantId, requestId: ref.id })
    return row
  })
}

type Trx = Transaction<Database>

/** Two requests at once take turns here, and none is made for a visitor who is being erased. */
async function lockVisitor(trx: Trx, { tenantId, userId }: Asked): Promise<string> {
  const visitor = await trx
    .selectFrom('visitors')
    .select('name')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!visitor) throw new Failed('object.unknown')
  return visitor.name
}

export async function refuseHeld(trx: Trx, who: { tenantId: number; userId: string }): Promise<void> {
  const userIds = await userIdsOf(trx, who.tenantId, who.userId)
  if (await isAnyHeld(trx, who.tenantId, userIds)) throw new Failed('visitor.held')
}

/** A link that is over makes room for a new one before the clean-up comes by. */
async function expireUnconfirmed(trx: Trx, { tenantId, userId }: Asked, now: number): Promise<void> {
  await trx
    .updateTable('data_requests')
    .set({ state: 'expired', expires_at: null })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('state', '=', 'unconfirmed')
    .where('expires_at', '<=', now)
    .execute()
}

async function findPending(trx: Trx, { tenantId, userId, kind, origin }: Asked) {
  return trx
    .selectFrom('data_requests')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('origin', '=', origin)
    .where('state', 'in', ['unconfirmed', 'waiting'])
    .executeTakeFirst()
}

function newRow(keys: Config['keys'], asked: Asked, { name, now }: { name: string; now: number }) {
  const { tenantId, needsMail = false } = asked
  const id = randomId()
  return {
    tenant_id: tenantId,
    id,
    kind: asked.kind,
    state: needsMail ? ('unconfirmed' as const) : ('waiting' as const),
    origin: asked.origin,
    channel_id: asked.channelId ?? null,
    user_id: asked.userId,
    subject: name || pseudonymOf(id),
    agent_id: asked.agentId ?? null,
    created_at: now,
    expires_at: needsMail ? now + myDataTiming.confirmMs : null,
    confirm_hash: needsMail ? newSecretHash(keys, 'confirm', { tenantId, id }) : null,
  }
}

function insert(trx: Trx, row: ReturnType<typeof newRow>): Promise<RequestRow> {
  return trx.insertInto('data_requests').values(row).returningAll().executeTakeFirstOrThrow()
}
