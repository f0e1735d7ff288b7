import { deskStream, type DeskFrame } from '@foyer/contract/desk/thread/deskStream.ts'
import { serveStream } from '../../../platform/http/serve.ts'
import type { EventStream } from '../../../platform/http/event-stream.ts'
import { ownerColumns } from '../../../log/owner-columns.ts'
import { followOwnThreads } from './own-threads.ts'

export const route = serveStream(deskStream, async (_input, deps, caller) => {
  const { owner_kind, owner_id } = ownerColumns({ kind: 'agent', agentId: caller.agentId })
  const own = await deps.db
    .selectFrom('threads')
    .select(['id', 'key', 'last_seq'])
    .where('tenant_id', '=', caller.tenantId)
    .where('is_open', '=', true)
    .where('owner_kind', '=', owner_kind)
    .where('owner_id', '=', owner_id)
    .execute()

  return (push: EventStream<DeskFrame>) => {
    const threads = followOwnThreads(deps, push, caller)
    for (const thread of own) threads.follow(thread.id, thread.key, thread.last_seq)
    deps.inboxes.follow(caller.tenantId, threads.onInbox).then(
      () => push.send({ type: 'hello' }),
      () => push.end(),
    )
    const letGo = deps.agentStreams.hold(caller, () => push.end())
    return () => {
      letGo()
      deps.inboxes.leave(caller.tenantId, threads.onInbox)
      threads.leaveAll()
    }
  }
})
