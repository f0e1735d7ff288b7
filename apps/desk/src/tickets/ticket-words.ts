import { ticketDefaults } from '@foyer/contract/tickets/defaults.ts'
import type { DeskKey } from '@foyer/i18n/keys.ts'
import type { Translate } from '@foyer/i18n/translator.ts'

/** K-05: what clients write when nobody chose a title. */
const unchosen: ReadonlySet<string> = new Set([ticketDefaults.title, ticketDefaults.card.title])

/** A title that nobody chose says nothing, and in one language only: the form's name says more. */
export function shownTitle(
  { title, typeName }: { title: string; typeName: string },
  t: Translate<DeskKey>,
): string {
  return unchosen.has(title) || title === '' ? typeName || t('tickets.untitled') : title
}

/** A card's form has no words of its own beside its answers. */
export function shownContent(content: string, t: Translate<DeskKey>): string {
  return content === ticketDefaults.card.content ? t('tickets.byForm') : content
}
