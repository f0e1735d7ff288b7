import { errors } from '@foyer/contract/errors.ts'
import { timing } from '../timing.ts'
import type { Effect, ErrorTextKey, NoticeKey } from './effect.ts'
import type { Failure, UnknownReason } from './outcome.ts'
import { next, type SessionState, type Step } from './state.ts'

/**
 * Notice for a failed request. X-01: a toast for a server error or a rate limit. X-03: the question whether
 * to sign in again. X-04: none for a network failure, because the connection status shows it.
 */
export function failed(state: SessionState, failure: Failure, how: 'loud' | 'quiet'): Step {
  if (failure.kind === 'unknown') {
    const text = textOfUnknown(failure.reason)
    return how === 'loud' && text ? next(state, errorNotice(text)) : next(state)
  }
  const { show, text } = errors[failure.error]
  if (show === 'confirm') return identityRefused(state)
  return how === 'loud' && show === 'toast' ? next(state, errorNotice(text)) : next(state)
}

/** that nobody answered is no text of its own. */
export function textOfUnknown(reason: UnknownReason): ErrorTextKey | undefined {
  if (reason === 'tooMany') return errors['request.tooMany'].text
  return reason === 'server' || reason === 'busy' ? errors.internal.text : undefined
}

export function errorNotice(text: NoticeKey): Extract<Effect, { do: 'notice' }> {
  return { do: 'notice', tone: 'error', text, ms: timing.toastMs }
}

/** Also when the stream is refused. */
export function identityRefused(state: SessionState): Step {
  return next({ ...state, signIn: 'asked' })
}

/** Re-login: forget who we were and begin again. What was not sent waits in the field for the new session. */
export function signInAgain(state: SessionState): Step {
  if (state.signIn !== 'asked') return next(state)
  return next(
    state,
    { do: 'store', what: 'draft', text: unsentText(state) },
    { do: 'forgetIdentity' },
    { do: 'navigate', to: '/index' },
  )
}

/** Text of the draft and of messages that the server has not accepted. */
export function unsentText({ timeline, draft }: SessionState): string {
  const unsent = timeline.pending.flatMap(({ content }) => (content.kind === 'text' ? [content.text] : []))
  return [...unsent, draft.text].filter(Boolean).join('\n')
}

/** Cancel: stay on the page as it is. */
export function signInRefused(state: SessionState): Step {
  return next({ ...state, signIn: 'declined' })
}
