import { decideClose } from '@foyer/server/rules/routing/close.ts'
import { isFree } from '@foyer/server/rules/routing/choose-agent.ts'
import type { Decision } from '@foyer/server/rules/routing/decision.ts'
import { decideHandOver } from '@foyer/server/rules/routing/hand-over.ts'
import { decideRefuse } from '@foyer/server/rules/routing/refuse.ts'
import { decideStart } from '@foyer/server/rules/routing/start.ts'
import { decideStopWaiting } from '@foyer/server/rules/routing/stop-waiting.ts'
import { decideTake } from '@foyer/server/rules/routing/take.ts'
import { decideOverflow, decideWithOverflow } from '@foyer/server/rules/routing/overflow.ts'
import type { Desk } from '@foyer/server/rules/routing/transfer.ts'
import { decideVanish } from '@foyer/server/rules/routing/vanish.ts'
import {
  apply,
  assignAll,
  candidatesFor,
  couldServe,
  loadOf,
  waitingIn,
  type Model,
  type ModelThread,
} from './model.ts'
import type { Step } from './schedule.ts'

const memberships = [['g1'], ['g1', 'g2'], ['g2'], ['g1', 'g2']]

/** Plays a schedule on the rules alone and throws where a promise is broken. */
export function playPure(limits: readonly number[], steps: readonly Step[]): void {
  const model = newModel(limits)
  for (const [index, step] of steps.entries()) {
    act(model, step)
    // Free places are given away a moment later: what happens in between must not pass anybody by.
    if (index % 3 !== 0) assignAll(model, (thread, agentId) => assertOrder(model, thread, agentId))
    assertLegal(model)
  }
  assertNobodyForgotten(model)
}

function newModel(limits: readonly number[]): Model {
  const agents = memberships.map((groups, index) => ({
    id: index + 1,
    nick: '',
    face: '',
    load: 0,
    max: limits[index] ?? 1,
    state: 'available' as const,
    isLive: index < 2,
    givenAt: 0,
    groups,
  }))
  const threads = Array.from({ length: 6 }, (_, id): ModelThread => ({
    id,
    state: { isOpen: false, owner: { kind: 'nobody' } },
    ticket: null,
    groupId: 'g1',
    wantedAgentId: null,
    lastAgentId: null,
    refusedBy: [],
  }))
  return { agents, threads, tickets: 0, turns: 0 }
}

function act(model: Model, step: Step): void {
  if (step.do === 'vanish' || step.do === 'comeBack' || step.do === 'goAway') return sit(model, step)
  if (!('visitor' in step)) return
  const thread = model.threads[step.visitor]
  if (!thread) return
  if (step.do === 'arrive') {
    apply(model, thread, decideStart(thread.state))
    return ask(model, thread, step.group, step.wanted)
  }
  apply(model, thread, decisionOf(model, thread, step))
}

function sit(model: Model, step: Step): void {
  const agent = 'agent' in step ? model.agents.find(({ id }) => id === step.agent) : undefined
  if (!agent) return
  agent.isLive = step.do !== 'vanish'
  agent.state = step.do === 'goAway' ? 'away' : 'available'
  if (step.do === 'vanish')
    for (const thread of model.threads)
      apply(model, thread, decideVanish(thread.state, { id: agent.id, nick: '', face: '' }))
}

function ask(model: Model, thread: ModelThread, groupId: string, wantedAgentId: number | null): void {
  const wish = { wantedAgentId, lastAgentId: thread.lastAgentId, refusedBy: thread.refusedBy }
  const own = deskOf(model, groupId, wantedAgentId)
  const behind = overflowsOf(groupId).map((id) => deskOf(model, id, wantedAgentId))
  const { decision } = decideWithOverflow(thread.state, wish, [own, ...behind])
  if (decision.do === 'change' && decision.agent) assertOrder(model, thread, decision.agent.id)
  apply(model, thread, decision)
}

/** Visitors of the first group go to the second. */
function overflowsOf(groupId: string): string[] {
  return groupId === 'g1' ? ['g2'] : []
}

function deskOf(model: Model, groupId: string, wantedAgentId: number | null): Desk {
  const candidates = candidatesFor(model, { groupId, wantedAgentId })
  const others = waitingIn(model)
  return {
    groupId,
    isOpen: true,
    queueLimit: 4,
    waiting: others.filter((other) => other.groupId === groupId).length,
    candidates,
    awaited: candidates.filter((one) => others.some((other) => couldServe(one, other))).map(({ id }) => id),
  }
}

function decisionOf(model: Model, thread: ModelThread, step: Step): Decision {
  const { owner } = thread.state
  const from = { id: owner.kind === 'agent' ? owner.agentId : 0, nick: '', face: '' }
  const free = candidatesFor(model, thread)
  switch (step.do) {
    case 'giveUp':
      return decideStopWaiting(thread.state, 'gaveUp')
    case 'timeOut':
      return decideStopWaiting(thread.state, 'noAgent')
    case 'overflow': {
      const { groupId: from, wantedAgentId } = thread
      const desks = overflowsOf(from).map((id) => deskOf(model, id, wantedAgentId))
      return decideOverflow(thread.state, thread, { from, desks, isAbandoned: false })
    }
    case 'close':
      return decideClose(thread.state, { kind: 'visitor' })
    case 'refuse': {
      const isElse = free.some(({ id, isLive }) => isLive && id !== from.id && !thread.refusedBy.includes(id))
      return decideRefuse(thread.state, from, isElse)
    }
    case 'handToAgent': {
      const target = model.agents.find(({ id }) => 'agent' in step && id === step.agent)
      const agent = target && { ...target, load: loadOf(model, target.id) }
      return decideHandOver(thread.state, { from, note: '', to: 'agent', agent })
    }
    case 'handToGroup': {
      const groupId = 'group' in step ? step.group : ''
      const there = model.agents.some(
        ({ id, isLive, groups }) => isLive && id !== from.id && groups.includes(groupId),
      )
      return decideHandOver(thread.state, { from, note: '', to: 'group', groupId, isAnybodyThere: there })
    }
    case 'take': {
      const taker = model.agents.find(({ id }) => 'agent' in step && id === step.agent)
      if (!taker?.isLive) return { do: 'nothing' }
      return decideTake(thread.state, taker, loadOf(model, taker.id) < taker.max)
    }
    default:
      return { do: 'nothing' }
  }
}

/** Nobody is given to an agent for whom somebody has waited longer. */
function assertOrder(model: Model, thread: ModelThread, agentId: number): void {
  const agent = model.agents.find(({ id }) => id === agentId)
  const passed = waitingIn(model).find(
    (other) =>
      other !== thread &&
      agent &&
      couldServe(agent, other) &&
      (other.ticket ?? 0) < (thread.ticket ?? Infinity),
  )
  if (passed) throw new Error(`visitor ${thread.id} was served before visitor ${passed.id}`)
}

function assertLegal(model: Model): void {
  for (const { id, state, ticket } of model.threads) {
    if (state.isOpen === (state.owner.kind === 'nobody'))
      throw new Error(`visitor ${id}: open without an owner`)
    const wishes = state.owner.kind === 'queue' || state.owner.kind === 'agent'
    if (wishes !== (ticket !== null))
      throw new Error(`visitor ${id}: a ticket without a wish, or none with one`)
  }
  for (const agent of model.agents) {
    const load = loadOf(model, agent.id)
    if (load > agent.max) throw new Error(`agent ${agent.id} has ${load} of ${agent.max}`)
    if (load > 0 && !agent.isLive) throw new Error(`agent ${agent.id} is gone and has ${load}`)
  }
}

/** Once everybody is there and conversations end, all who wait are served, but for those whom everybody refused. */
function assertNobodyForgotten(model: Model): void {
  for (const agent of model.agents) Object.assign(agent, { isLive: true, state: 'available' })
  for (let round = 0; round <= model.threads.length; round += 1) {
    assignAll(model, (thread, agentId) => assertOrder(model, thread, agentId))
    for (const thread of model.threads)
      if (thread.state.owner.kind === 'agent')
        apply(model, thread, decideClose(thread.state, { kind: 'visitor' }))
  }
  const forgotten = waitingIn(model).filter((thread) =>
    model.agents.some((agent) => isFree({ ...agent, load: 0 }) && couldServe(agent, thread)),
  )
  if (forgotten.length > 0) throw new Error(`forgotten: ${forgotten.map(({ id }) => id).join(', ')}`)
}
