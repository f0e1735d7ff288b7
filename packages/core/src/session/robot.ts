import { nameOf, robotStatuses } from '@foyer/contract/codes.ts'
import { timeline } from '../messages/timeline.ts'
import { wireOfAsked } from '../robot/asked.ts'
import { timing } from '../timing.ts'
import type { AnswerOf, Effect } from './effect.ts'
import { failed } from './failures.ts'
import { withMessages } from './loading.ts'
import { noted } from './note.ts'
import { asksRobot } from './selectors.ts'
import { next, type Ask, type SessionState, type Step } from './state.ts'
import { wantPerson } from './transfer.ts'

/** How often a question is asked that got no answer at all; asking twice does no harm, the id is the same. */
const mostTries = 5

/** A message of this tab is in the log: only now is there something that the robot can answer. */
export function askRobot(state: SessionState, id: string): Step {
  const ask = state.asks[id]
  if (!ask || ask.phase === 'asking') return next(state)
  const request = asksRobot(state) ? requestOf(state, id, ask) : undefined
  return request
    ? next(withAsk(state, id, { ...ask, phase: 'asking' }), request)
    : next(withoutAsk(state, id))
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
      saidSilent(rest) ? rest : noted(rest, `silent:${id}`, { key: 'note.robotSilent' }, at),
      outcome,
      'quiet',
    )
  }
  const { status, msgList } = outcome.data
  switch (nameOf(robotStatuses, status)) {
    case 'reload':
      return next(rest, { do: 'reload' })
    case 'transfer':
      return wantPerson({ ...rest, timeline: timeline(rest.timeline, { type: 'hidden', id }) })
    default:
      return next(withMessages(rest, msgList))
  }
}

/** Said once is enough, until somebody answers again. */
function saidSilent({ timeline: { settled } }: SessionState): boolean {
  const last = settled.findLast((item) => item.type !== 'message' || item.message.sender !== 'visitor')
  return last?.type === 'note' && last.note.key === 'note.robotSilent'
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
