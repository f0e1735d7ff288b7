import { nameOf, robotStatuses } from '@foyer/contract/codes.ts'
import type { Note } from '@foyer/core/messages/item.ts'
import { timeline } from '@foyer/core/messages/timeline.ts'
import { wireOfAsked } from '@foyer/core/robot/asked.ts'
import { timing } from '@foyer/core/timing.ts'
import type { AnswerOf, Effect } from '@foyer/core/session/effect.ts'
import { failed } from '@foyer/core/session/failures.ts'
import { withMessages } from './loading.ts'
import { noted } from '@foyer/core/session/note.ts'
import { asksRobot } from '@foyer/core/session/selectors.ts'
import { next, type Ask, type SessionState, type Step } from '@foyer/core/session/state.ts'
import { wantPerson } from '@foyer/core/session/transfer.ts'

/** How often a question is asked that got no answer at all; asking twice does no harm, the id is the same. */
const mostTries = 5

/** A message of this tab is in the log: only now is there something that the robot can answer. */
export function askRobot(state: SessionState, id: string): Step {
  const ask = state.asks[id]
  if (!ask || ask.phase === 'asking') return next(state)
  if (awaitsPerson(state)) return next(held(state, id, ask))
  const request = asksRobot(state) ? requestOf(state, id, ask) : undefined
  return request
    ? next(withAsk(state, id, { ...ask, phase: 'asking' }), request)
    : next(withoutAsk(state, id))
}

/** D-02: the robot stays silent while the visitor waits. They learn once per wait who reads what they write. */
function held(state: SessionState, id: string, ask: Ask): SessionState {
  const kept = withAsk(state, id, { ...ask, phase: 'held' })
  if (state.mode.name !== 'queued' || isLastNote(state, 'note.agentWillRead')) return kept
  return noted(kept, `willRead:${id}`, { key: 'note.agentWillRead' }, state.timeline.settled.at(-1)?.at ?? 0)
}

/** The wait is over. An agent reads everything; without one the robot answers the last question. */
export function askHeld(state: SessionState): Step {
  const ids = Object.entries(state.asks).flatMap(([id, { phase }]) => (phase === 'held' ? [id] : []))
  const last = ids.at(-1)
  if (last === undefined || awaitsPerson(state)) return next(state)
  return askRobot(ids.slice(0, -1).reduce(withoutAsk, state), last)
}

function awaitsPerson({ mode }: SessionState): boolean {
  return mode.name === 'requesting' || mode.name === 'queued'
}

function requestOf({ visitor, channel }: SessionState, id: string, ask: Ask): Effect | undefined {
  if (!visitor || !channel) return undefined
  const { question, asked } = ask
  const input = { userId: visitor.userId, robotNo: channel.robotNo, question, id, ...wireOfAsked(asked) }
  return { do: 'request', call: 'robotAsk', input }
}

/** T-17: 0 reloads the page, -1 hides the question and asks for a person. */
export function robotAskAnswered(state: SessionState, { input, outcome, at }: AnswerOf<'robotAsk'>): Step {
  const id = input.id ?? ''
  const ask = state.asks[id]
  const rest = withoutAsk(state, id)
  if (!outcome.ok) {
    // The answer itself was faster, or the chat is over: nobody waits for this one.
    if (!ask) return failed(state, outcome, 'quiet')
    if (outcome.kind === 'unknown' && ask.tries + 1 < mostTries)
      return next(withAsk(state, id, { ...ask, phase: 'waiting', tries: ask.tries + 1 }), {
        do: 'timer',
        id: 'askAgain',
        ms: Math.max(timing.robotAgainMs * (ask.tries + 1), outcome.retryAfterMs),
      })
    return failed(
      isLastNote(rest, 'note.robotSilent')
        ? rest
        : noted(rest, `silent:${id}`, { key: 'note.robotSilent' }, at),
      outcome,
      'quiet',
    )
  }
  const { status, events } = outcome.data
  switch (nameOf(robotStatuses, status)) {
    case 'reload':
      return next(rest, { do: 'reload' })
    case 'transfer':
      return wantPerson({ ...rest, timeline: timeline(rest.timeline, { type: 'hidden', id }) })
    default:
      return next(withMessages(rest, events))
  }
}

/** Said once is enough, until somebody answers again. */
function isLastNote({ timeline: { settled } }: SessionState, key: Note['key']): boolean {
  const last = settled.findLast((item) => item.type !== 'message' || item.message.sender !== 'visitor')
  return last?.type === 'note' && last.note.key === key
}

/** Everything that waits is asked again; what has a person by now is theirs. */
export function askAgain(state: SessionState): Step {
  const waiting = Object.entries(state.asks).filter(([, { phase }]) => phase === 'waiting')
  return waiting.reduce<Step>((before, [id]) => {
    const after = askRobot(before.state, id)
    return { state: after.state, effects: [...before.effects, ...after.effects] }
  }, next(state))
}

export function withAsk(state: SessionState, id: string, ask: Ask): SessionState {
  return { ...state, asks: { ...state.asks, [id]: ask } }
}

export function withoutAsk(state: SessionState, id: string): SessionState {
  if (!state.asks[id]) return state
  const { [id]: _gone, ...asks } = state.asks
  return { ...state, asks }
}
