import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import { nameOf, sessionStatuses } from '@foyer/contract/codes.ts'
import { delivery } from '@foyer/core/timing.ts'
import type { AnswerOf, Effect } from '@foyer/core/session/effect.ts'
import { failed } from '@foyer/core/session/failures.ts'
import { needsForm } from '@foyer/core/session/form.ts'
import type { Failure } from '@foyer/core/session/outcome.ts'
import { beginReception, receiveUnseen } from '@foyer/core/session/reception.ts'
import { next, type Rules, type SessionState, type Step } from '@foyer/core/session/state.ts'
import { tryAgain } from './trouble.ts'

export function opened(state: SessionState, _event: unknown, rules: Rules): Step {
  const { channelId, localeFor, isHeld = false, wish = {} } = rules
  const input = { channelId, locale: localeFor('') }
  const request: Effect = { do: 'request', call: 'channelInfo', input }
  return next({ ...state, wish, isWanted: state.isWanted || !isHeld }, request)
}

/** Starts a conversation that was only rendered so far. */
export function wanted(state: SessionState, _event: unknown, rules: Rules): Step {
  const { channel, isResuming, mode } = state
  if (mode.name === 'robot' && mode.isReceptionDue) return beginReception(state)
  if (state.isWanted) return next(state)
  return next({ ...state, isWanted: true }, ...(channel && !isResuming ? begin(channel, rules) : []))
}

/** The visitor came from another page of the site: an open conversation goes on, unseen. None is started. */
export function resumed(state: SessionState, _event: unknown, rules: Rules): Step {
  const { channel, isWanted, isResuming } = state
  if (isWanted || isResuming || rules.isPreview) return next(state)
  const resuming = { ...state, isResuming: true }
  // Without the settings there is no language to start in: they are on their way.
  return channel ? next(resuming, chatStart(rules, channel.language, true)) : next(resuming)
}

/** The settings decide the language, so they come before anything is said. */
export function channelInfoAnswered(
  state: SessionState,
  { outcome }: AnswerOf<'channelInfo'>,
  rules: Rules,
): Step {
  if (!outcome.ok) return notStarted(state, outcome)
  // S-38: the address of the page overrides the channel, for every way to rate.
  const channel = { ...outcome.data, ...(rules.inviteEvaluate && { evaluateMode: true }) }
  const history = channel.historyHideFlag ? 'end' : state.history
  const known = { ...state, channel, history }
  // In another language: the chat goes on.
  if (state.channel) return next(known)
  if (state.isWanted) return next({ ...known, isResuming: false }, ...begin(channel, rules))
  const locale: Effect = { do: 'locale', configured: channel.language }
  if (state.isResuming) return next(known, locale, chatStart(rules, channel.language, true))
  return next({ ...known, trouble: 'none' }, locale)
}

/** The language is kept with everything else: not before the chat is wanted. */
function begin({ language }: ChannelConfig, rules: Rules): Effect[] {
  const locale: Effect = { do: 'locale', configured: language }
  return rules.isPreview ? [locale] : [locale, chatStart(rules, language)]
}

export function chatStartAnswered(
  state: SessionState,
  { input, outcome }: AnswerOf<'chatStart'>,
  rules: Rules,
): Step {
  if (!outcome.ok) {
    const isClosed = input.resumeOnly && outcome.kind === 'refused'
    return isClosed ? notResumed(state, rules) : notStarted(state, outcome)
  }
  const { userId, pollId, sessionId, lastSeq, firstSeq, token, adminNick } = outcome.data
  const { channelId } = rules
  const tenantId = state.channel?.tenantId ?? ''
  // A log that began with this session has nothing older; otherwise somebody was here before.
  const isReturning = firstSeq > 1
  const started: SessionState = {
    ...state,
    isWanted: true,
    isResuming: false,
    history: isReturning ? state.history : 'end',
    visitor: { userId, pollId, sessionId, firstSeq, lastSeq },
    connection: { ...state.connection, shown: 'nothing' },
    trouble: 'none',
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
  const entered = enter(started, outcome.data.status, adminNick, !state.isWanted)
  return { state: entered.state, effects: [...effects, ...entered.effects] }
}

/** Messages from before the session started: the outbox exists only now. */
function earlySends({ timeline }: SessionState): Effect[] {
  return timeline.pending.flatMap(({ id, content }) =>
    content.kind === 'text' ? [{ do: 'outbox', act: 'add', id, content }] : [],
  )
}

/** D-02: 2 is with a person, 3 is waiting, 0 and 1 are robot mode. */
function enter(state: SessionState, code: number, nick: string, isUnseen: boolean): Step {
  const status = nameOf(sessionStatuses, code)
  if (status === 'withAgent')
    return next({ ...state, mode: { name: 'withAgent' }, agent: { nick, face: '', seq: 0 } })
  if (status === 'queued') return next({ ...state, mode: { name: 'queued', waitIndex: 0 } })
  const isAsked = needsForm(state.channel) && !hasBegun(state)
  if (isAsked) return next({ ...state, mode: { name: 'form' } })
  return isUnseen ? receiveUnseen(state) : beginReception(state)
}

/** Something follows the start of the session: whoever comes back to that has filled in the form. */
function hasBegun({ visitor }: SessionState): boolean {
  return visitor !== undefined && visitor.lastSeq > visitor.firstSeq
}

/** No conversation is open: the chat waits to be opened, or begins if it was opened meanwhile. */
function notResumed(state: SessionState, rules: Rules): Step {
  const { channel, isWanted } = state
  const waiting: SessionState = { ...state, isResuming: false, trouble: 'none' }
  return next(waiting, ...(channel && isWanted ? begin(channel, rules) : []))
}

/** an answer that is no settings leads to /404. No answer is tried again: the visitor may be in a tunnel. */
function notStarted(state: SessionState, failure: Failure): Step {
  // Once the settings are known there is a chat: a server in trouble is asked again.
  const isFinal = failure.kind === 'refused' || (failure.reason === 'server' && !state.channel)
  if (isFinal) {
    const told = failed({ ...state, mode: { name: 'lost' }, isResuming: false }, failure, 'loud')
    return { ...told, effects: [...told.effects, { do: 'navigate', to: '/404' }] }
  }
  const starting = state.mode.name === 'starting' ? state.mode : { name: 'starting' as const, failures: 0 }
  const failures = starting.failures + 1
  const pause = Math.min(delivery.backoffMaxMs, delivery.backoffFirstMs * 2 ** failures)
  const { state: waiting, effects: again } = tryAgain(
    { ...state, mode: { ...starting, failures } },
    Math.max(pause, failure.retryAfterMs),
  )
  if (failure.reason !== 'tooMany')
    return next({ ...waiting, connection: { ...state.connection, shown: 'offline' } }, ...again)
  const told = failed(waiting, failure, 'loud')
  return { ...told, effects: [...told.effects, ...again] }
}

export function openAgainPressed(state: SessionState, event: unknown, rules: Rules): Step {
  if (state.trouble !== 'stuck') return next(state)
  const mode = state.mode.name === 'starting' ? { ...state.mode, failures: 0 } : state.mode
  const { state: again, effects } = startAgain({ ...state, mode, trouble: 'none' }, event, rules)
  return next(again, { do: 'stopTimer', id: 'startAgain' }, ...effects)
}

/** From wherever it stopped. */
export function startAgain(state: SessionState, _event: unknown, rules: Rules): Step {
  const { channel, visitor } = state
  if (!channel) return opened(state, _event, rules)
  if (!visitor) return next(state, chatStart(rules, channel.language, state.isResuming))
  const { userId, sessionId } = visitor
  return state.isLoaded
    ? next(state)
    : next(state, { do: 'request', call: 'getSessionMsg', input: { userId, sessionId } })
}

function chatStart(rules: Rules, language: string, resumeOnly = false): Effect {
  const { channelId, browserId, previousUrl, refer, about, localeFor, wish } = rules
  const input = {
    ...about,
    channelId,
    pid: browserId,
    locale: localeFor(language),
    ...(previousUrl && { previousUrl }),
    ...(refer && { refer }),
    ...wish,
    ...(resumeOnly && { resumeOnly }),
  }
  return { do: 'request', call: 'chatStart', input }
}
