import { lastSeq } from '@foyer/core/messages/settled.ts'
import { cardEffects } from '@foyer/core/session/agent-card.ts'
import type { Effect } from '@foyer/core/session/effect.ts'
import { canWrite } from '@foyer/core/session/selectors.ts'
import type { SessionState } from '@foyer/core/session/state.ts'

/** Effects that depend only on the change of state, independent of its cause. */
export function derivedEffects(before: SessionState, after: SessionState): Effect[] {
  return [
    ...receiving(before, after),
    ...sending(before, after),
    ...title(before, after),
    ...cardEffects(before, after),
  ]
}

/** Events are received from the start of a session to its end, unless the server no longer knows us. */
function receiving(before: SessionState, after: SessionState): Effect[] {
  if (wantsEvents(before) === wantsEvents(after)) return []
  if (!wantsEvents(after) || !after.visitor) return [{ do: 'stopReceiving' }]
  const { userId, pollId, sessionId } = after.visitor
  const from = {
    userId,
    pollId,
    sessionId,
    lastSeq: Math.max(after.visitor.lastSeq, lastSeq(after.timeline.settled)),
  }
  return [{ do: 'receive', from }]
}

function sending(before: SessionState, after: SessionState): Effect[] {
  if (letsOut(before) === letsOut(after)) return []
  return [{ do: 'outbox', act: letsOut(after) ? 'open' : 'shut' }]
}

/** T-11. Unread news beats typing; the channel's own title is the ground under both. */
function title(before: SessionState, after: SessionState): Effect[] {
  const isNew = titleOf(before) !== titleOf(after) || before.channel !== after.channel
  return isNew ? [{ do: 'title', show: titleOf(after) }] : []
}

function wantsEvents(state: SessionState): boolean {
  const isOpen = canWrite(state) || state.mode.name === 'form'
  return isOpen && state.visitor !== undefined && state.signIn === 'fine'
}

function letsOut(state: SessionState): boolean {
  return canWrite(state) && !state.holdsSends && state.signIn === 'fine'
}

function titleOf({ attention, agentTyping }: SessionState): 'base' | 'typing' | 'unread' {
  if (attention.isFlashing) return 'unread'
  return agentTyping.isInTitle ? 'typing' : 'base'
}
