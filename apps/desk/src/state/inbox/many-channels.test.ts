import { threadSummaryExample } from '@foyer/contract/desk/inbox.ts'
import { expect, it } from 'vitest'
import { hasManyChannels } from './many-channels.ts'
import { toRow } from './thread-row.ts'

it('one channel is not named on every row, several are', () => {
  const row = (channelName: string) => ({ ...toRow(threadSummaryExample), channelName })
  const rows = (...names: string[]) => new Map(names.map((name, i) => [`t${i}`, row(name)]))
  expect(hasManyChannels(rows())).toBe(false)
  expect(hasManyChannels(rows('Shop', 'Shop'))).toBe(false)
  expect(hasManyChannels(rows('Shop', 'Bank', 'Shop'))).toBe(true)
})
