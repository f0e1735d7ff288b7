import type { Ports } from '../ports/ports.ts'
import type { WakeNews } from '../ports/wake.ts'

/** `term` rises with every leader, `count` with every message of one leader: a lost message leaves a gap. */
type Place = { term: number; count: number }

type TabMessage<M, A> =
  | { type: 'ping' }
  | { type: 'shared'; message: M }
  | ({ type: 'leader'; about: A } & Place)
  | ({ type: 'told'; message: M } & Place)

type GroupOptions<M, A> = {
  ports: Pick<Ports, 'clock' | 'wake' | 'locks' | 'channel'>
  /** Tabs of one name share one connection, so the name holds whose connection it is. */
  name: string
  /** How often a follower asks whether the leader is alive. */
  pingEveryMs: number
  /** A leader that does not answer within this time is replaced. */
  answerWithinMs: number
  /** Whether this tab asks at all. */
  isWatching: () => boolean
  /** This tab leads: it opens the connection. The answer closes it. */
  lead: () => () => void
  /** What a follower has to know about the leader. */
  about: () => A
  /** The leader introduced itself. `hasMissed`: messages of its connection may not have reached this tab. */
  onLeader: (about: A, hasMissed: boolean) => void
  onTold: (message: M) => void
}

/**
 * The tabs of one browser that share one connection. One tab leads, by a Web Lock: it holds the connection and tells
 * the others what arrives. The browser hands the lock on when the leader closes or crashes; a leader that does not
 * answer (a frozen tab) is replaced.
 */
export function joinTabs<M, A>(options: GroupOptions<M, A>) {
  const { clock, wake, locks } = options.ports
  let stopLeading: (() => void) | undefined
  /** The latest leader's, be it this tab's or another's. */
  let latestTerm = 0
  /** As a leader: how many messages this tab has sent. */
  let sent = 0
  /** As a follower: the place of the latest message. Empty until the leader has said where it is. */
  let heard = ''
  let cancelDoubt = (): void => undefined
  let cancelPing = (): void => undefined

  const channel = options.ports.channel<TabMessage<M, A>>(options.name, (message) => {
    if (message.type === 'ping') {
      if (stopLeading) introduce()
    } else if (message.type === 'shared') options.onTold(message.message)
    else follow(message)
  })

  function follow(message: Extract<TabMessage<M, A>, Place>): void {
    const { term, count } = message
    // A leader that was frozen repeats old messages before it learns that it was replaced.
    if (stopLeading || term < latestTerm) return
    latestTerm = term
    cancelDoubt()
    const place = `${term}.${count}`
    if (message.type === 'leader') {
      const hasMissed = heard !== place
      heard = place
      return options.onLeader(message.about, hasMissed)
    }
    if (heard === `${term}.${count - 1}`) heard = place
    else if (heard) {
      heard = ''
      channel.post({ type: 'ping' })
    }
    options.onTold(message.message)
  }

  function introduce(): void {
    channel.post({ type: 'leader', about: options.about(), term: latestTerm, count: sent })
  }

  function lead(): void {
    cancelDoubt()
    cancelPing()
    // Not the time alone: it may have been set back since the last leader began.
    latestTerm = Math.max(clock.now(), latestTerm + 1)
    sent = 0
    stopLeading = options.lead()
    introduce()
  }

  function ping(): void {
    cancelPing()
    if (stopLeading) return
    if (options.isWatching()) {
      channel.post({ type: 'ping' })
      cancelDoubt()
      cancelDoubt = clock.after(options.answerWithinMs, candidacy.seize)
    }
    cancelPing = clock.after(options.pingEveryMs, ping)
  }

  function lose(): void {
    stopLeading?.()
    stopLeading = undefined
    heard = ''
    ping()
  }

  const candidacy = locks.lead(options.name, { onLead: lead, onLost: lose })
  const unsubscribe = wake.listen((news: WakeNews) => {
    if (news !== 'offline') ping()
  })
  ping()
  return {
    isLeading: () => stopLeading !== undefined,
    /** To all followers; only the leader speaks. */
    tell: (message: M): void => {
      if (!stopLeading) return
      sent += 1
      channel.post({ type: 'told', message, term: latestTerm, count: sent })
    },
    /** To all other tabs, from any tab: about what this one did, not about what the connection said. */
    share: (message: M): void => channel.post({ type: 'shared', message }),
    seize: (): void => {
      if (!stopLeading) candidacy.seize()
    },
    leave: (): void => {
      unsubscribe()
      cancelDoubt()
      cancelPing()
      stopLeading?.()
      stopLeading = undefined
      candidacy.leave()
      channel.close()
    },
  }
}
