import type { WidgetKey } from '@foyer/i18n/keys.ts'
import type { Translate } from '@foyer/i18n/translator.ts'

/** `leave`: the ticket form of the leave-message screen, with text and files. `card`: fields only. */
export type TicketFormKind = 'leave' | 'card'

/** K-05: what a ticket is called where nobody is asked for a title; a card form asks for no text either. */
export type TicketWords = { title: string; typeName: string; content: string }

export const ticketWords: { [K in TicketFormKind]: (t: Translate<WidgetKey>) => TicketWords } = {
  leave: (t) => ({ title: t('ticket.default.title'), typeName: '', content: '' }),
  card: (t) => ({
    title: t('cardForm.default.title'),
    typeName: t('cardForm.default.type'),
    content: t('cardForm.default.content'),
  }),
}
