import type { Wish } from './choose-agent.ts'
import { nothing, type Decision, type ThreadState } from './decision.ts'
import { decideTransfer, type Desk, type Transfer } from './transfer.ts'

/** From the group that a visitor asked for, at most so many groups further. */
export const maxOverflowHops = 3

export type OverflowProblem = 'cycle' | 'tooLong'

/** `links`: each group's overflow group. What is wrong with them, if anything. */
export function overflowProblem(links: ReadonlyMap<string, string>): OverflowProblem | undefined {
  const ends = [...links.keys()].map((start) => endOf(links, start))
  return ends.find((end) => end === 'cycle') ?? ends.find((end) => end === 'tooLong')
}

function endOf(links: ReadonlyMap<string, string>, start: string): OverflowProblem | undefined {
  const seen = new Set([start])
  for (let next = links.get(start); next !== undefined; next = links.get(next)) {
    if (seen.has(next)) return 'cycle'
    seen.add(next)
  }
  return seen.size - 1 > maxOverflowHops ? 'tooLong' : undefined
}

/**
 * A visitor asks for a person where groups have overflow groups. `desks`: the group they asked for, then its overflow groups in
 * order. A closed group is passed over while an open one behind it can take the visitor; when none can, agents who have stayed
 * in a closed group serve as they do without overflow.
 */
export function decideWithOverflow(
  thread: ThreadState,
  wish: Wish,
  desks: readonly [Desk, ...Desk[]],
): Transfer {
  const [first] = desks
  const tries = desks.map((desk) => ({ desk, transfer: decideTransfer(thread, wish, desk) }))
  const reached = tries.filter(({ transfer }) => transfer.decision.do === 'change')
  const found = reached.find(({ desk }) => desk.isOpen) ?? reached[0]
  if (!found) return decideTransfer(thread, wish, first)
  const { desk, transfer } = found
  return desk === first ? transfer : { ...transfer, decision: withOverflow(transfer.decision, first.groupId) }
}

function withOverflow(decision: Decision, overflowFrom: string): Decision {
  if (decision.do !== 'change') return decision
  const { body } = decision
  if (body.type !== 'queued' && body.type !== 'accepted') return decision
  return { ...decision, body: { ...body, overflowFrom } }
}

type Waiting = {
  /** The group in which the visitor waits. */
  from: string
  /** Its overflow groups, in order. */
  desks: readonly Desk[]
  /** Nobody is left in the group: agents who have stayed in a closed one are better than nobody. */
  isAbandoned: boolean
}

/** Moves a waiting visitor into the queue of an overflow group. The kept ticket decides their position there. */
export function decideOverflow(thread: ThreadState, wish: Wish, waiting: Waiting): Decision {
  const { from, desks, isAbandoned } = waiting
  if (!thread.isOpen || thread.owner.kind !== 'queue') return nothing
  const taking = desks.filter((desk) => desk.groupId !== from && canTake(wish, desk))
  const found = taking.find(({ isOpen }) => isOpen) ?? (isAbandoned ? taking[0] : undefined)
  if (!found) return nothing
  return {
    do: 'change',
    next: { isOpen: true, owner: { kind: 'queue' } },
    sender: 'system',
    body: { type: 'queued', overflowFrom: from },
    remember: { groupId: found.groupId },
  }
}

/** Whether somebody who asked there now would be served or queued. */
export function canTake(wish: Wish, desk: Desk): boolean {
  const asking: ThreadState = { isOpen: true, owner: { kind: 'robot' } }
  return decideTransfer(asking, wish, desk).decision.do === 'change'
}
