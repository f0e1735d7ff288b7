import type { Note } from '@foyer/core/messages/item.ts'
import type { WidgetKey } from '@foyer/i18n/keys.ts'
import type { Translate } from '@foyer/i18n/translator.ts'
import { useText } from '../../text/TextProvider.tsx'
import { SystemLine } from './SystemLine.tsx'

export function NoteLine({ note }: { note: Note }) {
  return <SystemLine>{noteText(note, useText())}</SystemLine>
}

function noteText(note: Note, t: Translate<WidgetKey>): string {
  if (note.key === 'configured') return note.text
  if (note.key !== 'note.accepted') return t(note.key)
  return note.name ? t('note.accepted', { name: note.name }) : t('note.acceptedNameless')
}
