import type { CallEnd, CallSide } from '@foyer/contract/calls/ends.ts'
import type { EventOf } from '@foyer/contract/events/server-event.ts'
import type { UiKey } from '@foyer/i18n/keys.ts'
import type { Translate } from '@foyer/i18n/translator.ts'
import { wordedDuration } from './durations.ts'

const endKeys = {
  hungUp: 'call.end.hungUp',
  declined: 'call.end.declined',
  missed: 'call.end.missed',
  cancelled: 'call.end.cancelled',
  lost: 'call.end.lost',
  failed: 'call.end.failed',
  closed: 'call.end.closed',
} as const satisfies Record<CallEnd, UiKey>

/** How a call ended, in words. Who rang in vain did not miss anything. */
export function endKey(reason: CallEnd, startedBy: CallSide, side: CallSide): UiKey {
  return reason === 'missed' && startedBy === side ? 'call.end.unanswered' : endKeys[reason]
}

export type CallFacts = Pick<EventOf<'call'>, 'media' | 'startedBy' | 'ended'>

/** A line of the conversation about a call, as `side` reads it. */
export function callLine(
  { media, startedBy, ended }: CallFacts,
  side: CallSide,
  t: Translate<UiKey>,
  language: string,
): string {
  if (!ended) return t(`call.line.${media}`)
  const end = t(endKey(ended.reason, startedBy, side))
  return ended.seconds > 0 ? `${end}\u00a0· ${wordedDuration(ended.seconds, language)}` : end
}
