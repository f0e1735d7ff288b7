import { callLine } from '@foyer/calls/view/call-lines.ts'
import type { Note } from '@foyer/core/messages/item.ts'
import type { WidgetKey } from '@foyer/i18n/keys.ts'
import type { Translate } from '@foyer/i18n/translator.ts'
import { useBcp47, useText } from '../../text/TextProvider.tsx'
import { useFactoryText } from '../../text/use-factory-text.ts'
import { SystemLine } from './SystemLine.tsx'
import { TimeOf } from './TimeOf.tsx'

export function NoteLine({ note }: { note: Note }) {
  const t = useText()
  const language = useBcp47()
  const factory = useFactoryText()
  if (note.key === 'note.call')
    return (
      <SystemLine>
        {callLine(note.call, 'visitor', t, language)} <TimeOf at={note.call.at} />
      </SystemLine>
    )
  // A channel's own words may be in another language, and run the other way.
  return (
    <SystemLine>{note.key === 'configured' ? <bdi>{factory(note.text)}</bdi> : noteText(note, t)}</SystemLine>
  )
}

type OwnNote = Exclude<Note, { key: 'configured' | 'note.call' }>

function noteText(note: OwnNote, t: Translate<WidgetKey>): string {
  if (note.key !== 'note.accepted') return t(note.key)
  return note.name ? t('note.accepted', { name: note.name }) : t('note.acceptedNameless')
}
