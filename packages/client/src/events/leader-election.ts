import type { Ports } from '../ports/ports.ts'

export type ElectionOptions = {
  ports: Pick<Ports, 'clock' | 'wake' | 'locks'>
  /** Tabs of one name elect one leader. */
  name: string
  /** How often a follower asks whether the leader is alive. */
  pingEveryMs: number
  /** A leader that does not answer within this time is replaced. */
  answerWithinMs: number
  /** Whether this tab asks at all. */
  isWatching: () => boolean
}

type Duties = {
  /** Asks the leader for a sign of life; `heard` is called when one arrives. */
  ping: () => void
  onLead: () => void
  onLost: () => void
}

/**
 * One of the browser's tabs leads, by a Web Lock. The browser hands the lock on when the leader closes or crashes; a
 * leader that does not answer (a frozen tab) is replaced. What a leader does is not decided here.
 */
export function electLeader({
  ports: { clock, wake, locks },
  name,
  pingEveryMs,
  answerWithinMs,
  isWatching,
  ping,
  onLead,
  onLost,
}: ElectionOptions & Duties) {
  let isLeading = false
  let cancelDoubt = (): void => undefined
  let cancelPing = (): void => undefined

  function askLeader(): void {
    cancelPing()
    if (isLeading) return
    if (isWatching()) {
      ping()
      cancelDoubt()
      cancelDoubt = clock.after(answerWithinMs, candidacy.seize)
    }
    cancelPing = clock.after(pingEveryMs, askLeader)
  }

  const candidacy = locks.lead(name, {
    onLead: () => {
      cancelDoubt()
      cancelPing()
      isLeading = true
      onLead()
    },
    onLost: () => {
      isLeading = false
      onLost()
      askLeader()
    },
  })
  const unsubscribe = wake.listen((news) => {
    if (news !== 'offline') askLeader()
  })
  askLeader()
  return {
    /** The leader has given a sign of life. */
    heard: (): void => cancelDoubt(),
    seize: (): void => {
      if (!isLeading) candidacy.seize()
    },
    leave: (): void => {
      unsubscribe()
      cancelDoubt()
      cancelPing()
      candidacy.leave()
    },
  }
}
