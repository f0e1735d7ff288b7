import { robotNoteOf } from '@foyer/core/robot/notes.ts'
import type { UiKey } from '@foyer/i18n/keys.ts'
import type { Translate } from '@foyer/i18n/translator.ts'

/** A text as it is read: what the robot says in its own name stands in the log as a key. */
export function robotText(text: string, t: Translate<UiKey>): string {
  const note = robotNoteOf(text)
  return note ? t(note) : text
}
