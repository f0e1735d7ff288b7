import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import { nameOf, sessionStatuses } from '@foyer/contract/codes.ts'
import { delivery } from '../timing.ts'
import type { AnswerOf, Effect } from './effect.ts'
import { failed } from './failures.ts'
import { needsForm } from './form.ts'
import type { Failure } from './outcome.ts'
import { beginReception } from './reception.ts'
import { next, type Rules, type SessionState, type Step } from './state.ts'

export function opened(state: SessionState, _event: unknown, rules: Rules): Step {
  const { channelId, isHeld = false, wish = {} } = rules
  const request: Effect = { do: 'request', call: 'channelInfo', input: { channelId } }
  return next({ ...state, wish, isWanted: state.isWanted || !isHeld }, request)
}

/** What was only drawn until now begins. */
export function wanted(state: SessionState, _event: unknown, rules: Rules): Step {
  if (state.isWanted) return next(state)
  return next({ ...state, isWanted: true }, ...(state.channel ? begin(state.channel, rules) : []))
}

/** The settings decide the language, so they come before anything is said. */
export function channelInfoAnswered(
  state: SessionState,
  { outcome }: AnswerOf<'channelInfo'>,
  rules: Rules,
): Step {
  if (!outcome.ok) return notStarted(state, outcome)
  const channel = outcome.data
  const history = channel.historyHideFlag === 1 ? 'end' : state.history
  const known = { ...state, channel, history }
  return state.isWanted
    ? next(known, ...begin(channel, rules))
    : next(known, { do: 'locale', configured: channel.language })
}

/** The language is kept with everything else: not before the chat is wanted. */
function begin({ language }: ChannelConfig, rules: Rules): Effect[] {
  const locale: Effect = { do: 'locale', configured: language }
  return rules.isPreview ? [locale] : [locale, chatStart(rules, language)]
}

export function chatStartAnswered(
  state: SessionState,
  { outcome }: AnswerOf<'chatStart'>,
  rules: Rules,
): Step {
  if (!outcome.ok) return notStarted(state, outcome)
  const { userId, pollId, sessionId, lastSeq, firstSeq, token, adminNick } = outcome.data
  const { channelId } = rules
  const tenantId = state.channel?.tenantId ?? ''
  // A log that began with this session has nothing older; otherwise somebody was here before.
  const isReturning = firstSeq > 1
  const started: SessionState = {
    ...state,
    history: isReturning ? state.history : 'end',
    visitor: { userId, pollId, sessionId, firstSeq, lastSeq },
    connection: { ...state.connection, shown: 'nothing' },
  }
  const identity: Effect = {
    do: 'store',
    what: 'identity',
    identity: { tenantId, channelId, userId, token },
  }
  if (rules.isQuiet) return next({ ...started, isLoaded: true }, identity)
  const effects: Effect[] = [identity, { do: 'request', call: 'getSessionMsg', input: { userId, sessionId } }]
  // Only to somebody whose log has just begun nobody can have written; a reload is an absence too.
  if (lastSeq > 1) effects.push({ do: 'request', call: 'getOfflineMsg', input: { userId, pollId } })
  effects.push(...earlySends(state))
  const entered = enter(started, outcome.data.status, adminNick)
  return { state: entered.state, effects: [...effects, ...entered.effects] }
}

/** What was written before there was a session to write to: only now is there an outbox to put it in. */
function earlySends({ timeline }: SessionState): Effect[] {
  return timeline.pending.flatMap(({ id, content }) =>
    content.kind === 'text' ? [{ do: 'outbox', act: 'add', id, content }] : [],
  )
}

/** D-02: 2 is with a person, 3 is waiting, 0 and 1 are robot mode. */
function enter(state: SessionState, code: number, nick: string): Step {
  const status = nameOf(sessionStatuses, code)
  if (status === 'withAgent')
    return next({ ...state, mode: { name: 'withAgent' }, agent: { nick, face: '', seq: 0 } })
  if (status === 'queued') return next({ ...state, mode: { name: 'queued', waitIndex: 0 } })
  const isAsked = needsForm(state.channel) && !hasBegun(state)
  return isAsked ? next({ ...state, mode: { name: 'form' } }) : beginReception(state)
}

/** Something follows the start of the session: whoever comes back to that has filled in the form. */
function hasBegun({ visitor }: SessionState): boolean {
  return visitor !== undefined && visitor.lastSeq > visitor.firstSeq
}

/** an answer that is no settings leads to /404. No answer is tried again: the visitor may be in a tunnel. */
function notStarted(state: SessionState, failure: Failure): Step {
  const isFinal = failure.kind === 'refused' || failure.reason === 'server'
  if (isFinal) {
    const told = failed({ ...state, mode: { name: 'lost' } }, failure, 'loud')
    return { ...told, effects: [...told.effects, { do: 'navigate', to: '/404' }] }
  }
  const failures = state.mode.name === 'starting' ? state.mode.failures + 1 : 1
  const pause = Math.min(delivery.backoffMaxMs, delivery.backoffFirstMs * 2 ** failures)
  const waiting: SessionState = { ...state, mode: { name: 'starting', failures } }
  const again: Effect = { do: 'timer', id: 'startAgain', ms: Math.max(pause, failure.retryAfterMs) }
  if (failure.reason !== 'tooMany')
    return next({ ...waiting, connection: { ...state.connection, shown: 'offline' } }, again)
  const told = failed(waiting, failure, 'loud')
  return { ...told, effects: [...told.effects, again] }
}

/** From wherever it stopped. */
export function startAgain(state: SessionState, _event: unknown, rules: Rules): Step {
  const { channel, visitor } = state
  if (!channel) return opened(state, _event, rules)
  if (!visitor) return next(state, chatStart(rules, channel.language))
  const { userId, sessionId } = visitor
  return state.isLoaded
    ? next(state)
    : next(state, { do: 'request', call: 'getSessionMsg', input: { userId, sessionId } })
}

function chatStart(rules: Rules, language: string): Effect {
  const { channelId, browserId, previousUrl, refer, localeFor, wish } = rules
  const input = {
    channelId,
    pid: browserId,
    locale: localeFor(language),
    ...(previousUrl && { previousUrl }),
    ...(refer && { refer }),
    ...wish,
  }
  return { do: 'request', call: 'chatStart', input }
}
