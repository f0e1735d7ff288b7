import type { TransferStatus } from '@foyer/contract/codes.ts'
import type { AgentProfile } from '@foyer/core/log/entry.ts'
import { chooseAgent, type Candidate, type Wish } from './choose-agent.ts'
import { givenTo, nothing, refuse, type Decision, type ThreadState } from './decision.ts'

/** State of the desk at the moment of a transfer request. */
export type Desk = {
  groupId: string
  isOpen: boolean
  queueLimit: number
  /** How many wait in the group. */
  waiting: number
  /** The members of the group, and the agent who was asked for by name. */
  candidates: readonly (Candidate & AgentProfile)[]
  /** Agents for whom somebody waits already. */
  awaited: readonly number[]
}

export type Transfer = { outcome: TransferStatus; decision: Decision }

/**
 * T-13 to T-16: asking for a person ends in one of five ways; four are decided here, the fifth (failed) is what an
 * error is. Nobody is served before those who wait, and nobody waits where nobody is.
 */
export function decideTransfer(thread: ThreadState, wish: Wish, desk: Desk): Transfer {
  if (!thread.isOpen) return { outcome: 'failed', decision: refuse('session.closed') }
  if (thread.owner.kind === 'agent') return { outcome: 'connected', decision: nothing }
  if (thread.owner.kind === 'queue') return { outcome: 'queued', decision: nothing }

  const remember = { groupId: desk.groupId, wantedAgentId: wish.wantedAgentId }
  const chosen = chooseAgent(
    desk.candidates.filter(({ id }) => !desk.awaited.includes(id)),
    wish,
  )
  if (chosen) {
    const face = { id: chosen.id, nick: chosen.nick, face: chosen.face }
    return { outcome: 'connected', decision: { ...givenTo(face), remember } }
  }
  const isAnybodyThere = desk.candidates.some(({ isLive }) => isLive)
  if (!isAnybodyThere) return { outcome: desk.isOpen ? 'noAgent' : 'offHours', decision: nothing }
  if (desk.waiting >= desk.queueLimit) return { outcome: 'noAgent', decision: nothing }
  return { outcome: 'queued', decision: { ...queued, remember } }
}

const queued = {
  do: 'change',
  next: { isOpen: true, owner: { kind: 'queue' } },
  sender: 'system',
  body: { type: 'queued' },
} as const
