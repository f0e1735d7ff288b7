import { ticketPriorities, ticketStatuses } from '@foyer/contract/codes.ts'
import { decodeChange } from '@foyer/contract/desk/ticket-change.ts'
import type { DeskKey } from '@foyer/i18n/keys.ts'
import type { Translate } from '@foyer/i18n/translator.ts'
import { statusKey } from './ticket-names.ts'

/** Text of a change to a ticket. */
export function changeText(author: string, content: string, t: Translate<DeskKey>): string {
  const change = decodeChange(content)
  const name = author || t('thread.system')
  switch (change?.field) {
    case 'status': {
      const to = isKeyOf(ticketStatuses, change.to) ? t(statusKey(change.to)) : change.to
      return t('tickets.change.status', { name, to })
    }
    case 'priority': {
      const to = isKeyOf(ticketPriorities, change.to) ? t(`tickets.priority.${change.to}`) : change.to
      return t('tickets.change.priority', { name, to })
    }
    case 'assignee':
      if (change.to === '') return t('tickets.change.unassigned', { name })
      return change.to === author
        ? t('tickets.change.took', { name })
        : t('tickets.change.assigned', { name, to: change.to })
    case undefined:
      return t('tickets.change.other', { name })
  }
}

function isKeyOf<T extends object>(table: T, name: string): name is keyof T & string {
  return Object.hasOwn(table, name)
}
