import { timing } from '@foyer/core/timing.ts'
import type { EventOf } from '@foyer/core/session/event.ts'
import { next, type SessionState, type Step } from '@foyer/core/session/state.ts'
import { requestSuggestions } from './suggestions.ts'

/** An agent sees at most this much of an unsent text. */
const previewLength = 500

/** T-09: 500 ms after the last input, an agent sees the text and the robot suggests what it knows. */
export function draftChanged(state: SessionState, { text }: EventOf<'draftChanged'>): Step {
  const isEmpty = text.trim() === ''
  return next(
    { ...state, draft: { ...state.draft, text }, tips: isEmpty ? [] : state.tips },
    { do: 'store', what: 'draft', text },
    { do: 'timer', id: 'typing', ms: timing.typingDebounceMs },
  )
}

export function typingPaused(state: SessionState): Step {
  const { mode, draft } = state
  if (mode.name !== 'withAgent') return requestSuggestions(state)
  if (draft.text === draft.reported) return next(state)
  return next(
    { ...state, draft: { ...draft, reported: draft.text } },
    { do: 'request', call: 'typing', input: { msgContent: draft.text.slice(0, previewLength) } },
  )
}

/** T-19, 1204: the hint stands for 2 s; T-11: the title for 1.2 s. A message ends both. */
export function agentTyped(state: SessionState, { event }: EventOf<'received'>): Step {
  if (event.kind === 'typing') {
    return next(
      { ...state, agentTyping: { isShown: true, isInTitle: true } },
      { do: 'timer', id: 'agentTyping', ms: timing.typingShownMs },
      { do: 'timer', id: 'typingTitle', ms: timing.typingTitleMs },
    )
  }
  const isOver = event.kind === 'closed' || (event.kind === 'message' && event.message.sender !== 'visitor')
  return isOver && state.agentTyping.isShown ? typingOver(state) : next(state)
}

export function typingHidden(state: SessionState): Step {
  return next({ ...state, agentTyping: { ...state.agentTyping, isShown: false } })
}

export function typingTitleOver(state: SessionState): Step {
  return next({ ...state, agentTyping: { ...state.agentTyping, isInTitle: false } })
}

function typingOver(state: SessionState): Step {
  return next(
    { ...state, agentTyping: { isShown: false, isInTitle: false } },
    { do: 'stopTimer', id: 'agentTyping' },
    { do: 'stopTimer', id: 'typingTitle' },
  )
}
