import type { VisitorClaims } from '@foyer/core/identity/claims.ts'
import type { ThreadHead } from '@foyer/core/log/head.ts'
import type { Deps } from '../../../deps.ts'
import { toOwner } from '../../../log/owner-columns.ts'
import type { Listener } from '../../../log/watch.ts'
import { visitorWatch } from '../../events/visitor-watch.ts'
import { visitorThread } from '../../session/visitor-thread.ts'
import { watchLeaving } from './watch-leaving.ts'

type Owned = {
  /** Where the session began that the robot may write into: the log refuses any other. */
  sessionSeq: number
  /** Aborted when the thread is no longer the robot's, or the visitor has left. */
  signal: AbortSignal
  /** The thread is still the robot's, but nobody reads it. */
  isLeft: () => boolean
  stop: () => void
}

/**
 * Follows a thread for as long as the robot answers in it. Undefined when the robot has nothing to say there. The
 * signal only saves work: whether the answer may be written, the log decides when it is.
 */
export async function followOwner(
  deps: Deps,
  visitor: VisitorClaims,
  gone: AbortSignal | undefined,
): Promise<Owned | undefined> {
  const lost = new AbortController()
  const look = (head: ThreadHead): void => {
    if (head.status !== 'noAgent' || head.gen !== visitor.gen) lost.abort()
  }
  const listener: Listener = {
    onEntry: (entry, head) => {
      if (entry.body.type === 'started') lost.abort()
      look(head)
    },
    onHead: look,
    onNote: () => undefined,
  }
  const watch = await visitorWatch(deps, visitor)
  // First the ears, then the eyes: what changes in between is heard.
  await deps.watches.follow(watch, listener, watch.head.seq)
  const leaving = watchLeaving(watch, gone)
  const stop = (): void => {
    leaving.stop()
    deps.watches.leave(watch, listener)
  }
  try {
    const thread = await visitorThread(deps, visitor)
    const isRobots = thread.is_open && toOwner(thread).kind === 'robot'
    if (!isRobots) {
      stop()
      return undefined
    }
    const signal = AbortSignal.any([lost.signal, leaving.signal])
    const isLeft = () => leaving.signal.aborted && !lost.signal.aborted
    return { sessionSeq: thread.session_first_seq, signal, isLeft, stop }
  } catch (error) {
    stop()
    throw error
  }
}
