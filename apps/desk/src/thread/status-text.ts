import type { DeskKey } from '@foyer/i18n/keys.ts'
import type { Translate } from '@foyer/i18n/translator.ts'
import { relationOf } from '../inbox/relation.ts'
import type { ThreadRow } from '../inbox/thread-row.ts'

/** Who has the thread, in words. */
export function statusText(row: ThreadRow, me: string, t: Translate<DeskKey>): string {
  return t(`thread.status.${relationOf(row, me)}`, { name: row.adminNick })
}
