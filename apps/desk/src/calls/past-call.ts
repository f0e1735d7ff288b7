import { endKey } from '@foyer/calls/view/call-lines.ts'
import { wordedDuration } from '@foyer/calls/view/durations.ts'
import type { PastCall } from '@foyer/contract/desk/calls.ts'
import type { DeskKey } from '@foyer/i18n/keys.ts'
import type { Translate } from '@foyer/i18n/translator.ts'

/** Somebody called and nobody answered, whether they waited to the end or gave up. */
export function isMissed({ reason, startedBy }: PastCall): boolean {
  return startedBy === 'visitor' && (reason === 'missed' || reason === 'cancelled')
}

/** Outcome of a call as text: its length, or the reason that there was none. */
export function outcomeText(call: PastCall, t: Translate<DeskKey>, language: string): string {
  const { reason, seconds, startedBy } = call
  if (reason === undefined) return t('calls.open')
  if (seconds > 0) return wordedDuration(seconds, language)
  return isMissed(call) ? t('call.end.missed') : t(endKey(reason, startedBy, 'agent'))
}
