import type { Deps } from '../../deps.ts'
import { dataRequestTiming } from '../../node-timing.ts'
import { erasePerson } from './erase/erase-person.ts'
import { quietPerson } from './erase/quiet-person.ts'
import { queueDataRequest } from './queue-data-request.ts'
import type { RequestRow } from './request-rows.ts'

type Work = { request: RequestRow; userIds: readonly string[]; signal: AbortSignal }

/**
 * In two jobs: the first ends what is going on, the second removes the rows. Meanwhile every node has noticed that the
 * tokens are void and every desk that the conversation is over. Answers whether it has ended.
 */
export async function runErasure(deps: Deps, work: Work): Promise<boolean> {
  const { request, userIds } = work
  const { tenant_id: tenantId, id } = request
  await quietPerson(deps, { tenantId, userIds })
  if (request.quiet_at !== null) {
    await erasePerson(deps, work)
    return true
  }
  await deps.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('data_requests')
      .set({ quiet_at: deps.clock.now() })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute()
    await queueDataRequest(trx, { tenantId, id }, dataRequestTiming.quietMs)
  })
  return false
}
