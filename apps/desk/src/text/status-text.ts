import type { DeskKey } from '@foyer/i18n/keys.ts'
import type { Translate } from '@foyer/i18n/translator.ts'
import { relationOf } from '../state/inbox/relation.ts'
import type { ThreadRow } from '../state/inbox/thread-row.ts'

/** The thread's owner as text. */
export function statusText(row: ThreadRow, me: string, t: Translate<DeskKey>): string {
  return t(`thread.status.${relationOf(row, me)}`, { name: row.adminNick })
}
