import { flash, seenDue } from './attention.ts'
import { cannedAnswerDue } from './canned.ts'
import { connectedTold, stillConnecting } from './connection.ts'
import type { TimerId } from '@foyer/core/session/effect.ts'
import type { EventOf } from '@foyer/core/session/event.ts'
import { growthOver } from './growing.ts'
import { guide } from '@foyer/core/session/guide.ts'
import { askAgain } from './robot.ts'
import { startAgain } from './starting.ts'
import type { Rules, SessionState, Step } from '@foyer/core/session/state.ts'
import { tipsHidden } from './suggestions.ts'
import { transferUnlocked } from '@foyer/core/session/transfer.ts'
import { stuck } from './trouble.ts'
import { typingHidden, typingPaused, typingTitleOver } from './typing.ts'

/** Handler of each timer. */
export const timers: Record<
  TimerId,
  (state: SessionState, event: EventOf<'timerFired'>, rules: Rules) => Step
> = {
  startAgain,
  stuck,
  typing: typingPaused,
  agentTyping: typingHidden,
  typingTitle: typingTitleOver,
  titleFlash: flash,
  transferLock: transferUnlocked,
  seen: seenDue,
  connecting: stillConnecting,
  connected: connectedTold,
  robotGuide: guide,
  askAgain,
  tipsHide: tipsHidden,
  cannedAnswer: cannedAnswerDue,
  growing: growthOver,
}
