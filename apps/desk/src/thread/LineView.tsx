import { callLine } from '@foyer/calls/view/call-lines.ts'
import type { DeskKey } from '@foyer/i18n/keys.ts'
import type { Translate } from '@foyer/i18n/translator.ts'
import { useDesk } from '../live/desk-context.tsx'
import { useText } from '../text/text-context.tsx'
import { useLanguage, useTimes } from '../text/use-times.ts'
import './LineView.css'
import type { LineEvent } from './timeline.ts'

/** Something that happened and that nobody said. */
export function LineView({ event }: { event: LineEvent }) {
  const t = useText()
  const times = useTimes()
  const language = useLanguage()
  const { agent } = useDesk()
  return (
    <p className="desk-line">
      {lineText(event, agent.adminId, t, language)}{' '}
      <time dateTime={new Date(event.at).toISOString()}>{times.clock(event.at)}</time>
    </p>
  )
}

function lineText(event: LineEvent, me: string, t: Translate<DeskKey>, language: string): string {
  switch (event.kind) {
    case 'accepted':
      return event.agent.id === me
        ? t('thread.line.acceptedYou')
        : t('thread.line.accepted', { name: event.agent.nick })
    case 'closed':
      return t(`thread.line.closed.${event.reason}`)
    case 'ratingInvited':
      return t('thread.line.ratingInvited')
    case 'call':
      return callLine(event, 'agent', t, language)
    case 'failed':
      return t(`thread.line.failed.${event.reason}`)
  }
}
