import { createHash } from 'node:crypto'
import { sql, type Updateable } from 'kysely'
import type { ErasureReceipt } from '@foyer/contract/desk/data-requests.ts'
import type { Deps } from '../../../deps.ts'
import type { Trx } from '../../../log/lock-thread.ts'
import { headKeyOf } from '../../../log/thread-ref.ts'
import { limitRules } from '../../../platform/limit-rules.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { pseudonymOf } from '../../../rules/data-requests/pseudonym.ts'
import { canonicalJson, receiptOf } from '../../../rules/data-requests/receipt.ts'
import type { RequestRow } from '../request-rows.ts'
import { eraseFiles } from './erase-files.ts'
import { lastStep, stepsAfterFiles, stepsBeforeFiles, type EraseStep } from './erase-steps.ts'
import { scopeOf, type Scope } from './erased-scope.ts'

const dayMs = 86_400_000

type Work = { request: RequestRow; userIds: readonly string[]; signal: AbortSignal }

/** Removes everything about a person, some rows at a time. What it has done is counted with each part, so it can go on later. */
export async function erasePerson(deps: Deps, { request, userIds, signal }: Work): Promise<void> {
  const { tenant_id: tenantId, id } = request
  const scope = await scopeOf(deps.db, { tenantId, userIds, ownRequestId: id })
  const run = async (steps: readonly EraseStep[]) => {
    for (const step of steps) while ((await eraseSome(deps, step, scope)) > 0) signal.throwIfAborted()
  }
  await run(stepsBeforeFiles)
  await eraseFiles(deps, scope, (trx, removed) => count(trx, scope, removed), signal)
  await run(stepsAfterFiles)
  await forgetInRedis(deps, scope)
  await deps.db.transaction().execute((trx) => finish(deps, trx, scope))
}

async function eraseSome({ db }: Deps, { table, erase }: EraseStep, scope: Scope): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const rows = await erase(trx, scope)
    if (rows > 0) await count(trx, scope, { [table]: rows })
    return rows
  })
}

/** In the transaction that removes the rows: each is counted once. */
async function count(trx: Trx, scope: Scope, removed: Readonly<Record<string, number>>): Promise<void> {
  for (const [table, rows] of Object.entries(removed))
    await trx
      .updateTable('data_requests')
      .set({
        removed: sql`jsonb_set(removed, array[${table}::text],
          to_jsonb(coalesce((removed->>${table}::text)::bigint, 0) + ${rows}::bigint))`,
      })
      .where('tenant_id', '=', scope.tenantId)
      .where('id', '=', scope.ownRequestId)
      .execute()
}

/** What is left there would be forgotten within a day. */
async function forgetInRedis({ redis, limits, failures }: Deps, scope: Scope): Promise<void> {
  for (const threadId of scope.threadIds)
    await redis
      .remove(headKeyOf({ tenantId: scope.tenantId, threadId }))
      .catch(failures.ignore('data-requests.redis'))
  const rules = Object.values(limitRules)
  for (const userId of scope.userIds)
    for (const key of [userId, `${scope.tenantId}:${userId}`]) await limits.forget(rules, key)
}

/** The visitor goes with the names in all requests about them; the receipt comes in their place. */
async function finish({ clock, config }: Deps, trx: Trx, scope: Scope): Promise<void> {
  const rows = await lastStep.erase(trx, scope)
  await count(trx, scope, { [lastStep.table]: rows })
  const now = clock.now()
  const requests = await trx
    .selectFrom('data_requests')
    .select(['id', 'kind', 'state', 'removed'])
    .where('tenant_id', '=', scope.tenantId)
    .where('user_id', 'in', scope.userIds)
    .forUpdate()
    .execute()
  const own = requests.find(({ id }) => id === scope.ownRequestId)
  const said = receiptOf(own?.removed ?? {}, now + config.backupDays * dayMs)
  const receipt: ErasureReceipt = { ...said, digest: digestOf(said) }
  for (const request of requests)
    await trx
      .updateTable('data_requests')
      .set({ user_id: null, subject: pseudonymOf(request.id) })
      .set(afterErasure(request, receipt, now))
      .where('tenant_id', '=', scope.tenantId)
      .where('id', '=', request.id)
      .execute()
}

/** Nothing is left to export, and every erasure that waits has got what it asked for. */
function afterErasure(
  { kind, state }: Pick<RequestRow, 'kind' | 'state'>,
  receipt: ErasureReceipt,
  now: number,
): Pick<Updateable<Database['data_requests']>, 'state' | 'done_at' | 'expires_at' | 'receipt'> {
  if (state === 'failed' || state === 'expired') return {}
  if (kind === 'export') return { state: 'expired' }
  return state === 'done' ? {} : { state: 'done', done_at: now, expires_at: null, receipt }
}

function digestOf(said: Omit<ErasureReceipt, 'digest'>): string {
  return createHash('sha256').update(canonicalJson(said)).digest('hex')
}
