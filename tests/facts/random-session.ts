import fc from 'fast-check'
import type { Sender } from '@foyer/contract/codes.ts'
import type { EntryBody } from '@foyer/core/log/entry.ts'
import { decideClose } from '@foyer/server/rules/routing/close.ts'
import type { Decision, ThreadState } from '@foyer/server/rules/routing/decision.ts'
import { decideHandOver } from '@foyer/server/rules/routing/hand-over.ts'
import { inGroup } from '@foyer/server/rules/routing/in-group.ts'
import { decideRefuse } from '@foyer/server/rules/routing/refuse.ts'
import { decideStart } from '@foyer/server/rules/routing/start.ts'
import { decideStopWaiting } from '@foyer/server/rules/routing/stop-waiting.ts'
import { decideTake } from '@foyer/server/rules/routing/take.ts'
import { decideTakeOver } from '@foyer/server/rules/routing/take-over.ts'
import { decideTransfer } from '@foyer/server/rules/routing/transfer.ts'
import { decideVanish } from '@foyer/server/rules/routing/vanish.ts'
import type { FactEntry } from '@foyer/server/rules/facts/facts.ts'

const agent = fc.integer({ min: 1, max: 3 })
const group = fc.constantFrom('sales', 'billing')

/** One thing that somebody does in a conversation, and the milliseconds before it. */
const step = fc.record({
  after: fc.nat(600_000),
  act: fc.oneof(
    fc.record({ do: fc.constant('ask'), group, agent, there: fc.constantFrom('free', 'busy', 'nobody') }),
    fc.record({ do: fc.constantFrom('assign', 'take', 'takeOver', 'transfer'), agent }),
    fc.record({ do: fc.constant('handOver'), group }),
    fc.record({ do: fc.constant('refuse'), isElse: fc.boolean() }),
    fc.record({
      do: fc.constantFrom('vanish', 'giveUp', 'noAgent', 'timeOut', 'closeByAgent', 'closeByVisitor'),
    }),
    fc.record({ do: fc.constant('write'), by: fc.constantFrom('visitor', 'agent', 'robot', 'note', 'card') }),
    fc.record({ do: fc.constant('write'), by: fc.constantFrom('visitor', 'agent') }),
  ),
})
type Act = typeof step extends fc.Arbitrary<{ act: infer T }> ? T : never
type ActOf<T extends Act['do']> = Extract<Act, { do: T }>

export const steps = fc.array(step, { maxLength: 60 })

/** An entry, and the owner of the thread after it. */
export type Played = { entry: FactEntry; after: ThreadState; groupId: string }

/** Plays steps through the real rules on one thread, from its start to its end. */
export function play(
  acts: readonly (typeof steps extends fc.Arbitrary<(infer T)[]> ? T : never)[],
): Played[] {
  const played: Played[] = []
  let state: ThreadState = { isOpen: false, owner: { kind: 'nobody' } }
  let [at, groupId] = [1_000, 'sales']

  function log(sender: Sender, body: EntryBody, rest: Partial<FactEntry> = {}): void {
    const entry = {
      seq: played.length + 1,
      at,
      clientId: '',
      sender,
      internal: false,
      sensitive: false,
      body,
      ...rest,
    }
    played.push({ entry, after: state, groupId })
  }

  function apply(decision: Decision): void {
    if (decision.do !== 'change') return
    groupId = decision.remember?.groupId ?? groupId
    const ownerId = state.owner.kind === 'agent' ? state.owner.agentId : undefined
    state = decision.next
    const id = decision.agent?.id ?? (decision.sender === 'agent' ? ownerId : undefined)
    log(decision.sender, inGroup(decision.body, groupId), id === undefined ? {} : { agent: { id } })
  }

  function write({ by }: ActOf<'write'>): void {
    const body = { type: 'message', msgType: 1, content: '' } as const
    if (by === 'visitor') return log('visitor', body)
    if (by === 'robot') return state.owner.kind === 'robot' ? log('robot', body) : undefined
    if (state.owner.kind !== 'agent') return
    const own = { agent: { id: state.owner.agentId } }
    log('agent', body, { ...own, internal: by === 'note', clientId: by === 'card' ? 'ticket:1:1' : '' })
  }

  apply(decideStart(state))
  for (const { after, act } of acts) {
    at += after + 1
    if (!state.isOpen) break
    if (act.do === 'write') write(act)
    else apply(decide(state, act))
  }
  at += 1
  apply(decideClose(state, { kind: 'visitor' }))
  return played
}

const profile = (id: number) => ({ id, nick: '', face: '' })
const free = (id: number) =>
  ({ ...profile(id), load: 0, max: 9, state: 'available', isLive: true, givenAt: 0 }) as const

function decide(state: ThreadState, act: Exclude<Act, { do: 'write' }>): Decision {
  const owner = profile(state.owner.kind === 'agent' ? state.owner.agentId : 0)
  switch (act.do) {
    case 'ask':
      return ask(state, act)
    case 'assign':
      return state.owner.kind === 'queue' ? decideTake(state, profile(act.agent), true) : { do: 'nothing' }
    case 'take':
      return decideTake(state, profile(act.agent), true)
    case 'takeOver':
      return decideTakeOver(state, profile(act.agent), owner.id > 0 ? owner : undefined)
    case 'transfer':
      return decideHandOver(state, { from: owner, note: '', to: 'agent', agent: free(act.agent) })
    case 'handOver':
      return decideHandOver(state, {
        from: owner,
        note: '',
        to: 'group',
        groupId: act.group,
        isAnybodyThere: true,
      })
    case 'refuse':
      return decideRefuse(state, owner, act.isElse)
    case 'vanish':
      return decideVanish(state, owner)
    case 'giveUp':
      return decideStopWaiting(state, 'gaveUp')
    case 'noAgent':
      return decideStopWaiting(state, 'noAgent')
    case 'timeOut':
      return decideClose(state, { kind: 'silence', reason: 'visitorTimeout' })
    case 'closeByAgent':
      return decideClose(state, { kind: 'agent', agentId: owner.id })
    case 'closeByVisitor':
      return decideClose(state, { kind: 'visitor' })
  }
}

function ask(state: ThreadState, { group: groupId, agent: id, there }: ActOf<'ask'>): Decision {
  const candidates = there === 'nobody' ? [] : [free(id)]
  const desk = {
    groupId,
    isOpen: true,
    queueLimit: 5,
    waiting: 0,
    candidates,
    awaited: there === 'busy' ? [id] : [],
  }
  return decideTransfer(state, { wantedAgentId: null, lastAgentId: null, refusedBy: [] }, desk).decision
}
