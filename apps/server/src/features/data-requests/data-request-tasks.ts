import type { Deps } from '../../deps.ts'
import { dataRequestTiming } from '../../node-timing.ts'
import type { JobTasks } from '../../platform/jobs/start-jobs.ts'
import { isAnyHeld, userIdsOf } from './person.ts'
import { dataRequestTask, DataRequestJob } from './queue-data-request.ts'
import { findRequest, type RequestRow } from './request-rows.ts'
import { runErasure } from './run-erasure.ts'
import { runExport } from './run-export.ts'

/** Does what requests for data ask for. */
export function dataRequestTasks(deps: Deps): JobTasks {
  return {
    [dataRequestTask]: {
      longestMs: dataRequestTiming.longestMs,
      async run(payload, { signal, isLastTry }) {
        const { tenantId, requestId: id } = DataRequestJob.parse(payload)
        const request = await findRequest(deps.db, { tenantId, id })
        if (request?.state !== 'waiting' || request.user_id === null) return
        try {
          const outcome = await runRequest(deps, { ...request, user_id: request.user_id }, signal)
          deps.metrics.dataRequests.inc({ kind: request.kind, outcome })
          deps.log.info(
            { part: 'data-requests', tenantId, requestId: id, kind: request.kind, outcome },
            'data request',
          )
        } catch (error) {
          // The queue logs it and tries again.
          deps.metrics.dataRequests.inc({ kind: request.kind, outcome: isLastTry ? 'failed' : 'tried' })
          if (isLastTry) await markFailed(deps, request)
          throw error
        }
      },
    },
  }
}

type Outcome = 'done' | 'held' | 'begun'

async function runRequest(
  deps: Deps,
  request: RequestRow & { user_id: string },
  signal: AbortSignal,
): Promise<Outcome> {
  const tenantId = request.tenant_id
  const userIds = await userIdsOf(deps.db, tenantId, request.user_id)
  // Somebody may have put the visitor under a legal hold since.
  if (request.kind === 'erasure' && (await isAnyHeld(deps.db, tenantId, userIds))) {
    await markFailed(deps, request)
    return 'held'
  }
  const work = { request, userIds: userIds.length > 0 ? userIds : [request.user_id], signal }
  if (request.kind === 'erasure') return (await runErasure(deps, work)) ? 'done' : 'begun'
  await runExport(deps, work)
  return 'done'
}

async function markFailed({ db, clock }: Deps, { tenant_id: tenantId, id }: RequestRow): Promise<void> {
  await db
    .updateTable('data_requests')
    // The clean-up removes what a broken off export has written.
    .set({ state: 'failed', done_at: clock.now(), expires_at: clock.now() })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}
