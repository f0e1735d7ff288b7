import { ticketDefaults } from '@foyer/contract/tickets/defaults.ts'
import { expect, it } from 'vitest'
import { shownContent, shownTitle } from './ticket-words.ts'

const t = (key: string) => key

it('K-05 a title that nobody chose gives way to the name of the form', () => {
  const { title, card } = ticketDefaults
  expect(shownTitle({ title: 'Lid', typeName: 'Damage' }, t)).toBe('Lid')
  for (const unchosen of [title, card.title, '']) {
    expect(shownTitle({ title: unchosen, typeName: 'Damage' }, t)).toBe('Damage')
    expect(shownTitle({ title: unchosen, typeName: '' }, t)).toBe('tickets.untitled')
  }
})

it('K-05 a card’s own words are no words', () => {
  expect(shownContent('Cracked.', t)).toBe('Cracked.')
  expect(shownContent(ticketDefaults.card.content, t)).toBe('tickets.byForm')
})
