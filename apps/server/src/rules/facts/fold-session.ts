import type { EntryBody } from '@foyer/core/log/entry.ts'
import type { HoldEnd, WaitCause, WaitOutcome } from './codes.ts'
import type { FactEntry, Facts, Hold, Session, Wait } from './facts.ts'

type Running<T> = Omit<T, 'endSeq' | 'endedAt'>
type OpenWait = Running<Omit<Wait, 'outcome' | 'agentId'>>
type OpenHold = Running<Omit<Hold, 'leftBy'>>
type OpenSession = Running<Omit<Session, 'closeReason' | 'closedBy' | 'agents'>>

type State = Facts & {
  wait: OpenWait | undefined
  hold: OpenHold | undefined
  open: OpenSession | undefined
  groupId: string | undefined
  /** The visitor's first message to people that no agent has answered. */
  unansweredAt: number | undefined
}

/**
 * The facts of one session from its entries, oldest first (field-admin: wait, hold, first response, response time).
 * It runs in the transaction of a chat, so it has an answer to every sequence and never throws.
 */
export function foldSession(entries: Iterable<FactEntry>): Facts {
  const state: State = {
    waits: [],
    holds: [],
    session: undefined,
    agents: [],
    wait: undefined,
    hold: undefined,
    open: undefined,
    groupId: undefined,
    unansweredAt: undefined,
  }
  for (const entry of entries) take(state, entry, entry.body)
  const { waits, holds, session, agents } = state
  return { waits, holds, session, agents }
}

function take(state: State, entry: FactEntry, body: EntryBody): void {
  switch (body.type) {
    case 'message':
      return takeMessage(state, entry)
    // A filled form is a message of the visitor.
    case 'formAnswered':
      return takeVisitorMessage(state, entry)
    case 'started':
      state.open = newSession(entry)
      return
    case 'queued':
    case 'requeued':
    case 'handedOver':
      state.groupId = body.groupId ?? state.groupId
      leave(state, entry, body.type === 'queued' ? 'other' : body.type)
      if (body.type !== 'queued' || !state.wait) return beginWait(state, entry, body.type)
      endWait(state, entry, 'overflowed')
      return beginWait(state, entry, 'overflowed')
    case 'refused':
      state.groupId = body.groupId ?? state.groupId
      leave(state, entry, 'refused')
      if (body.to === 'queue') return beginWait(state, entry, 'refused')
      state.unansweredAt = undefined
      return
    case 'accepted':
      return takeAccepted(state, entry, body)
    case 'unserved':
      endWait(state, entry, body.reason === 'gaveUp' ? 'abandoned' : 'noAgent')
      state.unansweredAt = undefined
      return
    case 'rated':
      if (state.open) state.open.rating = ratingOf(entry, body)
      return
    case 'closed':
      return takeClosed(state, entry, body)
    default:
  }
}

function newSession({ seq, at }: FactEntry): OpenSession {
  return {
    seq,
    startedAt: at,
    groupId: undefined,
    askedAt: undefined,
    answeredAt: undefined,
    visitorMessages: 0,
    agentMessages: 0,
    robotMessages: 0,
    rating: undefined,
  }
}

function takeMessage(state: State, entry: FactEntry): void {
  // A message that the visitor never receives is no answer, and the card of a ticket answers nothing in the chat.
  if (entry.internal || entry.sensitive || entry.clientId.startsWith('ticket:')) return
  if (entry.sender === 'visitor') takeVisitorMessage(state, entry)
  else if (entry.sender === 'agent') takeAgentMessage(state, entry)
  else if (entry.sender === 'robot' && state.open) state.open.robotMessages += 1
}

function takeVisitorMessage(state: State, { at }: FactEntry): void {
  if (state.open) state.open.visitorMessages += 1
  if (state.hold) state.hold.visitorMessages += 1
  if (state.wait || state.hold) state.unansweredAt ??= at
}

function takeAgentMessage(state: State, { at, agent }: FactEntry): void {
  if (state.open) {
    state.open.agentMessages += 1
    if (state.open.askedAt !== undefined) state.open.answeredAt ??= at
  }
  const { hold, unansweredAt } = state
  state.unansweredAt = undefined
  if (!hold || hold.agentId !== agent?.id) return
  hold.agentMessages += 1
  hold.answeredAt ??= at
  if (unansweredAt !== undefined) hold.responses.push({ from: unansweredAt, to: at })
}

function takeAccepted(
  state: State,
  entry: FactEntry,
  { how, groupId }: Extract<EntryBody, { type: 'accepted' }>,
): void {
  const agentId = entry.agent?.id ?? 0
  state.groupId = groupId ?? state.groupId
  const cameFrom = state.wait ? 'queue' : state.hold ? 'agent' : how ? 'robot' : 'request'
  endWait(state, entry, 'accepted', agentId)
  leave(state, entry, how === 'transferred' || how === 'takenOver' ? how : 'other')
  ask(state, entry)
  if (!state.agents.includes(agentId)) state.agents.push(agentId)
  state.hold = {
    seq: entry.seq,
    startedAt: entry.at,
    groupId: state.groupId,
    agentId,
    cameFrom,
    answeredAt: undefined,
    responses: [],
    visitorMessages: 0,
    agentMessages: 0,
  }
}

function takeClosed(
  state: State,
  entry: FactEntry,
  { reason }: Extract<EntryBody, { type: 'closed' }>,
): void {
  endWait(state, entry, reason === 'ended' ? 'abandoned' : 'closed')
  leave(state, entry, 'closed')
  state.unansweredAt = undefined
  const { open } = state
  if (!open) return
  const closedBy = reason === 'agent' ? entry.agent?.id : undefined
  const ended = { endSeq: entry.seq, endedAt: entry.at, closeReason: reason, closedBy, agents: state.agents }
  state.session = { ...open, ...ended }
  state.open = undefined
}

/** The first request for a person gives the session its group. */
function ask(state: State, { at }: FactEntry): void {
  if (!state.open || state.open.askedAt !== undefined) return
  state.open.askedAt = at
  state.open.groupId = state.groupId
}

function beginWait(state: State, entry: FactEntry, cause: WaitCause): void {
  endWait(state, entry, 'closed')
  ask(state, entry)
  state.wait = { seq: entry.seq, startedAt: entry.at, groupId: state.groupId, cause }
}

function endWait(state: State, { seq, at }: FactEntry, outcome: WaitOutcome, agentId?: number): void {
  if (state.wait) state.waits.push({ ...state.wait, endSeq: seq, endedAt: at, outcome, agentId })
  state.wait = undefined
}

function leave(state: State, { seq, at }: FactEntry, leftBy: HoldEnd): void {
  if (state.hold) state.holds.push({ ...state.hold, endSeq: seq, endedAt: at, leftBy })
  state.hold = undefined
}

function ratingOf({ at }: FactEntry, { rating }: Extract<EntryBody, { type: 'rated' }>): Session['rating'] {
  return { at, star: rating.of === 'agent' ? rating.star : undefined, isSolved: rating.solved }
}
