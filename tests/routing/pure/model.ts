import type { AgentProfile } from '@foyer/core/log/entry.ts'
import { decideAssign } from '@foyer/server/rules/routing/assign.ts'
import { isFree, type Candidate } from '@foyer/server/rules/routing/choose-agent.ts'
import type { Decision, ThreadState } from '@foyer/server/rules/routing/decision.ts'

/** A desk and its visitors in memory, moved by nothing but the rules. */
export type ModelAgent = Candidate & AgentProfile & { groups: readonly string[] }
export type ModelThread = {
  id: number
  state: ThreadState
  ticket: number | null
  groupId: string
  wantedAgentId: number | null
  lastAgentId: number | null
  refusedBy: number[]
}
export type Model = { agents: ModelAgent[]; threads: ModelThread[]; tickets: number; turns: number }

export function candidatesFor(model: Model, thread: Pick<ModelThread, 'groupId' | 'wantedAgentId'>) {
  return model.agents
    .filter(({ id, groups }) => groups.includes(thread.groupId) || id === thread.wantedAgentId)
    .map((agent) => ({ ...agent, load: loadOf(model, agent.id) }))
}

export function loadOf({ threads }: Model, agentId: number): number {
  return threads.filter(({ state: { owner } }) => owner.kind === 'agent' && owner.agentId === agentId).length
}

export function waitingIn(model: Model): ModelThread[] {
  return model.threads
    .filter(({ state }) => state.owner.kind === 'queue')
    .toSorted((one, other) => (one.ticket ?? 0) - (other.ticket ?? 0))
}

/** Whether an agent could serve somebody who waits, if they were free. */
export function couldServe({ id, groups }: ModelAgent, thread: ModelThread): boolean {
  return (groups.includes(thread.groupId) || thread.wantedAgentId === id) && !thread.refusedBy.includes(id)
}

/** What the server's transaction does with a decision. */
export function apply(model: Model, thread: ModelThread, decision: Decision): void {
  if (decision.do !== 'change') return
  const { next, remember = {} } = decision
  thread.state = next
  const { kind } = next.owner
  if (kind !== 'queue' && kind !== 'agent') {
    Object.assign(thread, { ticket: null, wantedAgentId: null, refusedBy: [] })
    return
  }
  thread.ticket ??= model.tickets += 1
  thread.groupId = remember.groupId ?? thread.groupId
  if (remember.wantedAgentId !== undefined) thread.wantedAgentId = remember.wantedAgentId
  if (remember.refusedBy !== undefined) thread.refusedBy.push(remember.refusedBy)
  if (next.owner.kind !== 'agent') return
  const { agentId } = next.owner
  thread.lastAgentId = agentId
  const agent = model.agents.find(({ id }) => id === agentId)
  if (agent) agent.givenAt = model.turns += 1
}

/** The server's loop: the longest waiting of those for whom somebody is free, until there is none. */
export function assignAll(model: Model, onGiven: (thread: ModelThread, agentId: number) => void): void {
  for (;;) {
    const thread = waitingIn(model).find((one) =>
      model.agents.some(
        (agent) => isFree({ ...agent, load: loadOf(model, agent.id) }) && couldServe(agent, one),
      ),
    )
    if (!thread) return
    const decision = decideAssign(thread.state, thread, candidatesFor(model, thread))
    if (decision.do !== 'change' || !decision.agent)
      throw new Error('somebody is free, and the rules find nobody')
    onGiven(thread, decision.agent.id)
    apply(model, thread, decision)
  }
}
