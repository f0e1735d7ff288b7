import type { Ports } from '../ports/ports.ts'
import { electLeader, type ElectionOptions } from './leader-election.ts'

/** `term` rises with every leader, `count` with every message of one leader: a lost message leaves a gap. */
type Place = { term: number; count: number }

type TabMessage<M, A> =
  | { type: 'ping' }
  | { type: 'shared'; message: M }
  | ({ type: 'leader'; about: A } & Place)
  | ({ type: 'told'; message: M } & Place)

/** Tabs of one name share one connection, so the name holds whose connection it is. */
type GroupOptions<M, A> = ElectionOptions & {
  ports: Pick<Ports, 'channel'>
  /** This tab leads: it opens the connection. The answer closes it. */
  lead: () => () => void
  /** Data about the leader that a follower needs. */
  about: () => A
  /** The leader introduced itself. `hasMissed`: messages of its connection may not have reached this tab. */
  onLeader: (about: A, hasMissed: boolean) => void
  onTold: (message: M) => void
}

/** The tabs of one browser that share one connection: the leader holds it and tells the others what arrives. */
export function joinTabs<M, A>(options: GroupOptions<M, A>) {
  const { clock } = options.ports
  let stopLeading: (() => void) | undefined
  /** The latest leader's, be it this tab's or another's. */
  let latestTerm = 0
  /** As a leader: how many messages this tab has sent. */
  let sent = 0
  /** As a follower: the place of the latest message. Empty until the leader has said where it is. */
  let heard = ''

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
    election.heard()
    const place = `${term}.${count}`
    if (message.type === 'leader') {
      const hasMissed = heard !== place
      heard = place
      return options.onLeader(message.about, hasMissed)
    }
    if (heard === `${term}.${count - 1}`) heard = place
    else if (heard) {
      heard = ''
      ping()
    }
    options.onTold(message.message)
  }

  function introduce(): void {
    channel.post({ type: 'leader', about: options.about(), term: latestTerm, count: sent })
  }

  function lead(): void {
    // Not the time alone: it may have been set back since the last leader began.
    latestTerm = Math.max(clock.now(), latestTerm + 1)
    sent = 0
    stopLeading = options.lead()
    introduce()
  }

  function ping(): void {
    channel.post({ type: 'ping' })
  }

  function lose(): void {
    stopLeading?.()
    stopLeading = undefined
    heard = ''
  }

  const election = electLeader({ ...options, ping, onLead: lead, onLost: lose })
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
    seize: election.seize,
    leave: (): void => {
      stopLeading?.()
      stopLeading = undefined
      election.leave()
      channel.close()
    },
  }
}
