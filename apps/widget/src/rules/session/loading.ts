import type { EventOf, ServerEvent } from '@foyer/contract/events/server-event.ts'
import { timeline } from '@foyer/core/messages/timeline.ts'
import { delivery } from '@foyer/core/timing.ts'
import type { AnswerOf } from '@foyer/core/session/effect.ts'
import { failed } from '@foyer/core/session/failures.ts'
import { guideAgain } from '@foyer/core/session/guide.ts'
import { next, type SessionState, type Step } from '@foyer/core/session/state.ts'
import { tryAgain } from './trouble.ts'

/** The session so far. It only fills the timeline: where the session stands, chatStart has said. */
export function getSessionMsgAnswered(state: SessionState, { outcome, at }: AnswerOf<'getSessionMsg'>): Step {
  const { visitor } = state
  if (!visitor) return next(state)
  if (!outcome.ok) {
    if (outcome.kind === 'refused')
      return failed({ ...state, isLoaded: true, trouble: 'none' }, outcome, 'loud')
    return tryAgain(state, Math.max(delivery.backoffMaxMs / 5, outcome.retryAfterMs))
  }
  const { events, more } = outcome.data
  const filled = { ...state, timeline: timeline(state.timeline, { type: 'loaded', events }) }
  const loaded: SessionState = {
    ...greeted(filled, events),
    agent: agentAfter(state, events),
    trouble: 'none',
  }
  const isLast = !more || events.length === 0
  if (isLast) return next(guideAgain({ ...loaded, isLoaded: true }, at))
  const { userId, sessionId } = visitor
  const lastSeq = Math.max(...events.map(placeOf))
  return next(loaded, { do: 'request', call: 'getSessionMsg', input: { userId, sessionId, lastSeq } })
}

/** Messages that agents wrote while the visitor was away, perhaps in a closed session. */
export function getOfflineMsgAnswered(state: SessionState, { outcome }: AnswerOf<'getOfflineMsg'>): Step {
  if (!outcome.ok) return failed(state, outcome, 'quiet')
  const { events } = outcome.data
  const [first] = events.map(placeOf).toSorted((one, other) => one - other)
  const { isVisible, unread } = state.attention
  return next({
    ...state,
    timeline: timeline(state.timeline, { type: 'loaded', events }),
    attention: {
      ...state.attention,
      newFrom: state.attention.newFrom ?? first,
      unread: isVisible ? unread : unread + missedIn(events, state.visitor?.lastSeq ?? 0),
    },
  })
}

/** Counts messages from before this page loaded; later ones are counted on arrival. */
function missedIn(events: readonly ServerEvent[], lastSeq: number): number {
  return events.filter(
    (event) => event.kind === 'message' && !event.message.sensitive && event.message.seq <= lastSeq,
  ).length
}

export function withMessages(state: SessionState, events: readonly ServerEvent[]): SessionState {
  return { ...state, timeline: timeline(state.timeline, { type: 'loaded', events }) }
}

/** The agent of the newest acceptance among these, unless a newer one is known. */
export function agentAfter({ agent }: SessionState, events: readonly ServerEvent[]): SessionState['agent'] {
  const accepted = events.filter((event): event is EventOf<'accepted'> => event.kind === 'accepted')
  const newest = accepted.toSorted((one, other) => one.seq - other.seq).at(-1)
  if (!newest || newest.seq < (agent?.seq ?? 0)) return agent
  return { nick: newest.agent.nick, face: newest.agent.face, seq: newest.seq }
}

/** T-14: whoever comes says hello with the channel's words; behind the entry of their coming, in every tab alike. */
export function greeted(state: SessionState, events: readonly ServerEvent[]): SessionState {
  const text = state.channel?.adminWelcomeMode === true ? state.channel.adminWelcomeMsg : ''
  if (!text) return state
  return events.reduce((before, event) => {
    if (event.kind !== 'accepted') return before
    const { seq, at, agent } = event
    const words = { seq, at, text, name: agent.nick, face: agent.face }
    return { ...before, timeline: timeline(before.timeline, { type: 'greeted', ...words }) }
  }, state)
}

function placeOf(event: ServerEvent): number {
  if (event.kind === 'message') return event.message.seq
  return event.kind === 'typing' ? 0 : event.seq
}
