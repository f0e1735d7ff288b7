import { callLine } from '@foyer/calls/view/call-lines.ts'
import type { DeskKey } from '@foyer/i18n/keys.ts'
import type { Translate } from '@foyer/i18n/translator.ts'
import type { LineEvent } from '../state/thread/timeline.ts'

/** Text of an event and its actor. */
export function lineText(event: LineEvent, me: string, t: Translate<DeskKey>, language: string): string {
  switch (event.kind) {
    case 'accepted':
      return acceptedText(event, me, t)
    case 'closed':
      return t(`thread.line.closed.${event.reason}`, { name: nameIn(event, t) })
    case 'ratingInvited':
      return t('thread.line.ratingInvited', { name: nameIn(event, t) })
    case 'call':
      return callLine(event, 'agent', t, language)
    case 'failed':
      return t(`thread.line.failed.${event.reason}`, { name: nameIn(event, t) })
  }
}

/** Entries of older releases do not say who did it. */
function nameIn({ from }: LineEvent, t: Translate<DeskKey>): string {
  return from?.nick || t('thread.anAgent')
}

type Accepted = Extract<LineEvent, { kind: 'accepted' }>

function acceptedText(event: Accepted, me: string, t: Translate<DeskKey>): string {
  const { agent, from, how } = event
  const names = { name: agent.nick, from: nameIn(event, t) }
  const who = agent.id === me ? 'You' : ''
  return how === 'takenOver' || how === 'transferred'
    ? t(`thread.line.${how}${from?.id === me ? 'FromYou' : who}`, names)
    : t(`thread.line.${how ? 'accepted' : 'assigned'}${who}`, names)
}
