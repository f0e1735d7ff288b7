import type { SentDeskFrame } from '@foyer/contract/desk/thread.ts'
import { freshCallIn } from '../../../rules/calls/fresh-call.ts'
import { agentEvent } from '../../../rules/log/for-agent.ts'
import type { Deps } from '../../../deps.ts'
import type { Listener, Watch } from '../../../log/watch.ts'
import type { AgentCaller } from '../../../platform/http/caller.ts'
import type { EventStream } from '../../../platform/http/event-stream.ts'
import type { InboxListener, ToldThread } from '../inbox/inbox-state.ts'
import { seesThread } from '../sight-condition.ts'
import type { ViewersListener } from './viewers.ts'

/** Feeds one desk's stream: every change of the lists, and all events in threads that its agent owns. */
export function followOwnThreads(deps: Deps, push: EventStream<SentDeskFrame>, caller: AgentCaller) {
  /** By thread; without its watch until that is open. */
  const following = new Map<number, { watch?: Watch }>()

  const listener: Listener = {
    onEntry(entry, _head, watch) {
      const event = agentEvent(entry)
      if (event) push.send({ type: 'event', threadId: watch.key, event })
      const callId = freshCallIn(entry, deps.clock.now())
      if (callId !== undefined) push.send({ type: 'call', threadId: watch.key, callId })
    },
    onHead: () => undefined,
    onNote(note, watch) {
      if (note.type === 'visitorTyping') push.send({ type: 'preview', threadId: watch.key, text: note.text })
      if (note.type === 'call' && note.to !== 'visitor')
        push.send({ type: 'call', threadId: watch.key, callId: note.callId })
    },
  }

  function follow(threadId: number, key: string, fromSeq: number): void {
    if (following.has(threadId)) return
    // A desk that cannot follow a thread would be silently deaf to it: it is sent off and comes back.
    join(threadId, key, fromSeq).catch((error: unknown) => {
      deps.failures.report('desk.stream', error, { tenantId: caller.tenantId, threadId })
      push.end()
    })
  }

  async function join(threadId: number, key: string, fromSeq: number): Promise<void> {
    const followed: { watch?: Watch } = {}
    following.set(threadId, followed)
    const watch = await deps.watches.of({ tenantId: caller.tenantId, threadId }, key)
    // The thread may have changed hands meanwhile, or the desk closed.
    if (following.get(threadId) !== followed) return
    if (!watch) return leave(threadId)
    followed.watch = watch
    await deps.watches.follow(watch, listener, fromSeq)
  }

  function leave(threadId: number): void {
    const watch = following.get(threadId)?.watch
    if (watch) deps.watches.leave(watch, listener)
    following.delete(threadId)
  }

  function onThread({ id, summary, seen, before }: ToldThread): void {
    if (!seesThread(caller.viewer, seen)) {
      if (before && seesThread(caller.viewer, before))
        push.send({ type: 'hidden', threadId: summary.threadId })
      return leave(id)
    }
    push.send({ type: 'thread', thread: summary })
    if (summary.adminId === caller.agent.adminId) follow(id, summary.threadId, summary.lastSeq)
    else leave(id)
  }

  const inbox: InboxListener = {
    viewer: caller.viewer,
    onThread,
    onCounts: (counts) => push.send({ type: 'counts', ...counts }),
  }
  const viewers: ViewersListener = {
    agentId: caller.agentId,
    onViewers: (threadId, others) => {
      const agents = others.map(({ id, nick, face }) => ({
        adminId: String(id),
        adminNick: nick,
        adminFace: face,
      }))
      push.send({ type: 'viewers', threadId, agents })
    },
  }

  return { follow, inbox, viewers, leaveAll: () => [...following.keys()].forEach(leave) }
}
