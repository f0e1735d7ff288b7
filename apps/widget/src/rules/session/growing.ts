import type { ServerEvent } from '@foyer/contract/events/server-event.ts'
import { answerIdOf } from '@foyer/core/messages/answer-id.ts'
import type { GrowingAnswer } from '@foyer/core/messages/item.ts'
import { timing } from '@foyer/core/timing.ts'
import type { EventOf, SessionEvent } from '@foyer/core/session/event.ts'
import { withoutAsk } from './robot.ts'
import { next, type SessionState, type Step } from '@foyer/core/session/state.ts'

/** T-03: the robot's answer so far. It may come late and twice: what stands in the log is never written again. */
export function answerGrew(state: SessionState, { id, html, at }: EventOf<'answerGrew'>): Step {
  if (html === '') return next(without(state, id))
  const isKnown = state.growing.some((answer) => answer.id === id)
  const growing = isKnown
    ? state.growing.map((answer) => (answer.id === id ? { ...answer, html } : answer))
    : [...state.growing, { id, html, at }]
  return next(keepWanted({ ...state, growing }), { do: 'timer', id: 'growing', ms: timing.growingSilentMs })
}

/** Nothing more came: half an answer is none. What becomes of the question, its own answer says. */
export function growthOver(state: SessionState): Step {
  return next(withGrowing(state, []))
}

/**
 * Removes a growing answer when it is in the log, when its question has any answer, when another owner took
 * over, and when parts of it may be missing.
 */
export function grownUp(before: SessionState, event: SessionEvent): Step {
  const state = event.type === 'received' ? withoutAnswered(before, event.event) : before
  if (state.growing.length === 0) return next(state)
  const isAnswered = event.type === 'answered' && event.call === 'robotAsk'
  return next(keepWanted(isAnswered ? without(state, answerIdOf(event.input.id ?? '')) : state))
}

/** A question whose answer arrived is no longer pending, even while its request is still open. */
function withoutAnswered(state: SessionState, event: ServerEvent): SessionState {
  if (event.kind !== 'message') return state
  const answered = Object.keys(state.asks).find((id) => answerIdOf(id) === event.message.id)
  return answered === undefined ? state : withoutAsk(state, answered)
}

function without(state: SessionState, id: string): SessionState {
  return withGrowing(
    state,
    state.growing.filter((answer) => answer.id !== id),
  )
}

function keepWanted(state: SessionState): SessionState {
  const isHeard = state.mode.name === 'robot' && state.connection.now === 'live'
  return withGrowing(state, isHeard ? state.growing.filter(({ id }) => !isSettled(state, id)) : [])
}

function isSettled({ timeline }: SessionState, answerId: string): boolean {
  return timeline.settled.some((item) => item.type === 'message' && item.message.id === answerId)
}

/** Only ever fewer: the same number are the same ones. */
function withGrowing(state: SessionState, growing: readonly GrowingAnswer[]): SessionState {
  return growing.length === state.growing.length &&
    growing.every((answer, at) => answer === state.growing[at])
    ? state
    : { ...state, growing }
}
