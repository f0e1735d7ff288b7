import { threadSummaryExample } from '@foyer/contract/desk/inbox.ts'
import { expect, it } from 'vitest'
import { toRow } from './thread-row.ts'
import { statusSince } from './status-since.ts'

const requeued = {
  ...toRow(threadSummaryExample),
  status: 'queued' as const,
  waitingSince: 10,
  startTime: 90,
}

it('a visitor who was sent back to the queue waits since they first did', () => {
  expect(statusSince(requeued, '7')).toEqual({ of: 'waiting', at: 10 })
  expect(statusSince({ ...requeued, waitingSince: 0 }, '7')).toEqual({ of: 'waiting', at: 90 })
})

it('a conversation is assigned since it was, whatever its visitor waits for', () => {
  const assigned = { ...requeued, status: 'withAgent' as const, adminId: '7' }
  expect(statusSince(assigned, '7')).toEqual({ of: 'mine', at: 90 })
  expect(statusSince(assigned, '8')).toEqual({ of: 'other', at: 90 })
  expect(statusSince({ ...requeued, status: 'ended' }, '7')).toBeUndefined()
})
