import type { AgentProfile } from '@foyer/core/log/entry.ts'
import type { Change } from './decision.ts'
import { isFree, type Candidate } from './choose-agent.ts'
import { givenTo, isOwnedBy, refuse, type Decision, type ThreadState } from './decision.ts'

/** To a colleague who is free, or to a group: then the visitor goes on waiting there, by the time they first asked. */
export type HandOver = { from: AgentProfile; note: string } & (
  | { to: 'agent'; agent: (Candidate & AgentProfile) | undefined }
  | { to: 'group'; groupId: string; isAnybodyThere: boolean }
)

export function decideHandOver(thread: ThreadState, wish: HandOver): Decision {
  if (!isOwnedBy(thread, wish.from.id)) return refuse(thread.isOpen ? 'thread.notYours' : 'session.closed')
  const change = wish.to === 'agent' ? toAgent(wish.agent, wish.from) : toGroup(wish)
  if (change.do !== 'change' || wish.note === '') return change
  return { ...change, note: { text: wish.note, agent: wish.from } }
}

function toAgent(agent: (Candidate & AgentProfile) | undefined, from: AgentProfile): Decision {
  if (!agent || agent.id === from.id) return refuse('object.unknown')
  if (!isFree(agent)) return refuse('agent.away')
  return givenTo(
    { id: agent.id, nick: agent.nick, face: agent.face },
    { how: 'transferred', from: { id: from.id, nick: from.nick } },
  )
}

function toGroup({ from, groupId, isAnybodyThere }: Extract<HandOver, { to: 'group' }>): Decision {
  if (!isAnybodyThere) return refuse('agent.away')
  return {
    ...handedOver,
    agent: from,
    // Keeps the queue from assigning the visitor back to the agent who transferred them.
    remember: { groupId, wantedAgentId: null, refusedBy: from.id },
  }
}

const handedOver: Change = {
  do: 'change',
  next: { isOpen: true, owner: { kind: 'queue' } },
  sender: 'agent',
  body: { type: 'handedOver' },
}
