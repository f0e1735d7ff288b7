import type { Deps } from '../../deps.ts'
import { dataRequestTiming } from '../../node-timing.ts'
import type { JobTasks } from '../../platform/jobs/start-jobs.ts'
import { isAnyHeld, userIdsOf } from './person.ts'
import { dataRequestTask, DataRequestJob, queueDataRequest } from './queue-data-request.ts'
import { findRequest, type RequestRow } from './request-rows.ts'
import { runErasure } from './run-erasure.ts'
import { runExport } from './run-export.ts'

/** Does what requests for data ask for. */
export function dataRequestTasks(deps: Deps): JobTasks {
  let exporting = 0

  /** Large exports must not keep all workers from mails and erasures. */
  async function runOrWait(request: Known, signal: AbortSignal): Promise<Outcome> {
    if (request.kind === 'erasure') return runErasureUnlessHeld(deps, request, signal)
    if (exporting >= dataRequestTiming.exportsAtOnce) {
      const ref = { tenantId: request.tenant_id, id: request.id }
      await queueDataRequest(deps.db, ref, dataRequestTiming.waitMs)
      return 'waits'
    }
    exporting++
    try {
      await runExport(deps, { request, userIds: await allUserIds(deps, request), signal })
      return 'done'
    } finally {
      exporting--
    }
  }

  return {
    [dataRequestTask]: {
      longestMs: dataRequestTiming.longestMs,
      async run(payload, { signal, isLastTry }) {
        const { tenantId, requestId: id } = DataRequestJob.parse(payload)
        const request = await findRequest(deps.db, { tenantId, id })
        if (request?.state !== 'waiting' || request.user_id === null) return
        try {
          const outcome = await runOrWait({ ...request, user_id: request.user_id }, signal)
          deps.metrics.dataRequests.inc({ kind: request.kind, outcome })
          const about = { part: 'data-requests', tenantId, requestId: id, kind: request.kind, outcome }
          deps.log[outcome === 'waits' ? 'debug' : 'info'](about, 'data request')
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

type Outcome = 'done' | 'held' | 'begun' | 'waits'
type Known = RequestRow & { user_id: string }

/** The visitor's own row may be gone already when an erasure is tried again. */
async function allUserIds({ db }: Deps, { tenant_id: tenantId, user_id: userId }: Known): Promise<string[]> {
  return [...new Set([userId, ...(await userIdsOf(db, tenantId, userId))])]
}

/** Somebody may have put the visitor under a legal hold since the request was made. */
async function runErasureUnlessHeld(deps: Deps, request: Known, signal: AbortSignal): Promise<Outcome> {
  const userIds = await allUserIds(deps, request)
  if (await isAnyHeld(deps.db, request.tenant_id, userIds)) {
    await markFailed(deps, request)
    return 'held'
  }
  return (await runErasure(deps, { request, userIds, signal })) ? 'done' : 'begun'
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
