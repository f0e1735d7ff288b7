import { nameOf, transferStatuses, type TransferStatus } from '@foyer/contract/codes.ts'
import { decodePlace, type Standing } from '@foyer/contract/events/queue-place.ts'
import { systemNotes } from '../log/system-notes.ts'
import type { Note } from '../messages/item.ts'
import { timing } from '../timing.ts'
import type { AnswerOf, Effect } from './effect.ts'
import type { EventOf } from './event.ts'
import { meet } from './agent-card.ts'
import { failed } from './failures.ts'
import { nobodyThere } from './nobody-there.ts'
import { noted } from './note.ts'
import { offerProduct } from './product-offer.ts'
import type { Failure } from './outcome.ts'
import { mayTransfer } from './selectors.ts'
import { next, type Rules, type SessionState, type Step, type Wish } from './state.ts'

/** T-01: locked for 5 s after a click. */
export function transferPressed(state: SessionState, wish: EventOf<'transferPressed'>): Step {
  if (!mayTransfer(state) || state.isTransferLocked) return next(state)
  return names(wish) ? requestTransfer(state, wish) : wantPerson(state)
}

/** S-20: where there are groups to choose from, the visitor chooses first, unless the page did. */
export function wantPerson(state: SessionState): Step {
  const { channel, wish } = state
  const hasGroups = channel?.groupMode === true && channel.groupConfig.length > 0
  return hasGroups && !names(wish) ? next({ ...state, groupChoice: 'open' }) : requestTransfer(state)
}

export function groupChosen(state: SessionState, { groupId }: EventOf<'groupChosen'>): Step {
  if (state.groupChoice === 'closed') return next(state)
  return requestTransfer({ ...state, groupChoice: 'closed' }, { groupId })
}

/** For a visitor who already wrote, the transfer starts without a chosen group. */
export function groupChoiceDismissed(state: SessionState): Step {
  const closed: SessionState = { ...state, groupChoice: 'closed' }
  const isWaiting = state.holdsSends && state.timeline.pending.length > 0
  return isWaiting ? requestTransfer(closed) : next(closed)
}

function names({ groupId, adminId }: Wish): boolean {
  return Boolean(groupId ?? adminId)
}

export function requestTransfer(state: SessionState, { groupId, adminId }: Wish = state.wish): Step {
  const { visitor } = state
  if (!visitor) return next(state)
  const input = { userId: visitor.userId, ...(groupId && { groupId }), ...(adminId && { adminId }) }
  return next(
    { ...state, mode: { name: 'requesting' }, isTransferLocked: true },
    { do: 'request', call: 'transferAgent', input },
    { do: 'timer', id: 'transferLock', ms: timing.transferLockMs },
  )
}

export function transferUnlocked(state: SessionState): Step {
  return next({ ...state, isTransferLocked: false })
}

type Place = Pick<Standing, 'waitIndex' | 'wait'>
type Answered = { state: SessionState; nick: string; place: Place; at: number; rules: Rules }

/** Every transfer ends in one of these, and a line tells the visitor which (T-13 to T-16). */
const outcomes = {
  connected,
  queued: ({ state, place }) => next({ ...state, mode: { name: 'queued', ...place } }),
  noAgent: (answer) =>
    nobodyThere(turnedDown(answer, said(offlineText(answer.state)) ?? { key: 'note.noAgent' })),
  failed: (answer) => next(turnedDown(answer, { key: 'note.transferFailed' })),
  offHours: (answer) =>
    next(turnedDown(answer, said(answer.state.channel?.unWorkingMsg) ?? { key: 'note.offHours' })),
} satisfies Record<TransferStatus, (answer: Answered) => Step>

/** T-14. The card and the events follow from being with an agent; the greeting from the entry that says so. */
function connected({ state, nick, rules }: Answered): Step {
  const { agent } = state
  const met = agent?.nick === nick ? agent : { nick, face: '', seq: agent?.seq ?? 0 }
  const talking = offerProduct({ ...meet(state, met), mode: { name: 'withAgent' } }, rules)
  return next(talking, ...customerStarted(state))
}

function customerStarted({ visitor }: SessionState): Effect[] {
  if (!visitor) return []
  const input = { msgContent: systemNotes.customerStarted, userId: visitor.userId, clientType: 1 } as const
  return [{ do: 'request', call: 'sysMsg', input }]
}

export function transferAgentAnswered(
  state: SessionState,
  { outcome, at }: AnswerOf<'transferAgent'>,
  rules: Rules,
): Step {
  // The transfer request is complete, with any result: send the messages that were held back.
  const open = { ...state, holdsSends: false }
  // An entry or the stream was faster. Then the answer is old news, except for the place in the queue, and that
  // it was the visitor who began.
  if (state.mode.name === 'queued' && outcome.ok) return next(withPlace(open, decodePlace(outcome.data)))
  if (state.mode.name !== 'requesting') {
    const isConnected = outcome.ok && outcome.data.status === transferStatuses.connected
    return next(open, ...(isConnected ? customerStarted(open) : []))
  }
  if (!outcome.ok) {
    const isClosed = outcome.kind === 'refused' && outcome.error === 'session.closed'
    if (isClosed) return failed({ ...open, mode: { name: 'ended', reason: 'ended' } }, outcome, 'loud')
    const { state: told } = outcomes.failed({ state: open, nick: '', place: { waitIndex: 0 }, at, rules })
    return rested(failed(told, outcome, 'loud'), outcome)
  }
  const { status, adminNick: nick } = outcome.data
  const name = nameOf(transferStatuses, status) ?? 'failed'
  return outcomes[name]({ state: open, nick, place: decodePlace(outcome.data), at, rules })
}

/** A server that asks for a pause gets it: nobody is asked for before. */
function rested({ state, effects }: Step, failure: Failure): Step {
  const ms = failure.kind === 'unknown' ? failure.retryAfterMs : 0
  if (ms === 0) return { state, effects }
  const lock: Effect = { do: 'timer', id: 'transferLock', ms: Math.max(ms, timing.transferLockMs) }
  return { state: { ...state, isTransferLocked: true }, effects: [...effects, lock] }
}

function withPlace(state: SessionState, place: Place): SessionState {
  return place.waitIndex > 0 ? { ...state, mode: { name: 'queued', ...place } } : state
}

function turnedDown({ state, at }: Answered, note: Note): SessionState {
  return noted({ ...state, mode: { name: 'robot' } }, `transfer:${at}`, note, at)
}

function offlineText({ channel }: SessionState): string | undefined {
  return channel?.adminOfflineMode === true ? channel.adminOfflineMsg : undefined
}

function said(text: string | undefined): Note | undefined {
  return text ? { key: 'configured', text } : undefined
}
