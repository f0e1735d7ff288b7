import { encodeChange, type TicketChange } from '@foyer/contract/desk/ticket-change.ts'
import { expect, it } from 'vitest'
import { changeText } from './change-text.ts'

const t = (key: string, params?: Readonly<Record<string, string | number>>) =>
  params ? `${key} ${Object.values(params).join(' > ')}` : key

it.each([
  [{ field: 'status', from: 'open', to: 'waiting' }, 'tickets.change.status Ana > tickets.status.waiting'],
  [{ field: 'status', from: 'open', to: 'archived' }, 'tickets.change.status Ana > tickets.status.closed'],
  [{ field: 'priority', from: 'low', to: 'urgent' }, 'tickets.change.priority Ana > tickets.priority.urgent'],
  [{ field: 'assignee', from: '', to: 'Ben' }, 'tickets.change.assigned Ana > Ben'],
  [{ field: 'assignee', from: 'Ben', to: 'Ana' }, 'tickets.change.took Ana'],
  [{ field: 'assignee', from: 'Ben', to: '' }, 'tickets.change.unassigned Ana'],
] satisfies [TicketChange, string][])('D-14 %o reads "%s"', (change, text) => {
  expect(changeText('Ana', encodeChange(change), t)).toBe(text)
})

it('what another version wrote is still a change by somebody', () => {
  expect(changeText('Ana', 'not json', t)).toBe('tickets.change.other Ana')
  expect(changeText('Ana', '{"field":"status","to":"toString"}', t)).toBe(
    'tickets.change.status Ana > toString',
  )
  expect(changeText('', '{}', t)).toBe('tickets.change.other thread.system')
})
