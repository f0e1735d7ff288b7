import { toMs } from '@foyer/contract/time.ts'
import { kinds } from '@foyer/contract/messages/kinds/index.ts'
import { decodeContent } from '@foyer/contract/messages/codec.ts'
import { expect, it } from 'vitest'
import { messageOf, show, wordsOf } from '../messages.testkit.tsx'
import { dateText } from './date-text.ts'
import { OrderMessage } from './OrderMessage.tsx'

it('K-03 a timestamp below 1e10 is in seconds, and a date is yyyy-MM-dd hh:mm:ss by default', () => {
  expect(toMs(9_999_999_999)).toBe(9_999_999_999_000)
  expect(toMs(10_000_000_000)).toBe(10_000_000_000)
  const at = new Date(2026, 0, 5, 7, 8, 9).getTime()
  expect(dateText(String(at))).toBe('2026-01-05 07:08:09')
  expect(dateText(String(at / 1000))).toBe('2026-01-05 07:08:09')
  expect(dateText(String(new Date(2026, 10, 25, 23, 59, 0).getTime()))).toBe('2026-11-25 23:59:00')
  for (const text of ['', 'Saturday', '2026-11-14 09:12:00', '20931', '202401151230', '20240115123'])
    expect(dateText(text)).toBe(text)
})

it('K-03 an order card shows the time of an order in that format', () => {
  const orderTime = new Date(2026, 10, 14, 9, 12, 0).getTime() / 1000
  const content = decodeContent({
    msgType: 8,
    msgContent: JSON.stringify({ ...kinds.order.example, orderTime }),
  })
  if (content.kind !== 'order') throw new Error('no order')
  expect(wordsOf(show(<OrderMessage message={{ ...messageOf(content), content }} />))).toContain(
    '2026-11-14 09:12:00',
  )
})
