import { describe, expect, it } from 'vitest'
import type { EntryBody } from '@foyer/core/log/entry.ts'
import { flagsOf, toColumns, toEntry } from './rows.ts'

const inGroup: EntryBody[] = [
  { type: 'queued', groupId: 'sales' },
  { type: 'requeued', groupId: 'sales' },
  { type: 'handedOver', groupId: 'billing' },
  { type: 'refused', to: 'queue', groupId: 'sales' },
  { type: 'accepted', how: 'transferred', from: { id: 3, nick: 'Ana' }, groupId: 'sales' },
]

function stored(body: EntryBody) {
  const { kind, content, extra } = toColumns(body)
  const parsed = extra === null ? null : (JSON.parse(extra) as Record<string, unknown>)
  const row = {
    seq: 1,
    at: 1,
    agent_id: 0,
    sender: 4,
    flags: flagsOf({}),
    client_id: 'c',
    nick: null,
    face: null,
  }
  return toEntry({ ...row, kind, content, extra: parsed }, 'thread').body
}

describe('the group of an entry', () => {
  it('is stored with every entry that puts a visitor into a queue or takes them out', () => {
    for (const body of inGroup) expect(stored(body)).toEqual(body)
  })

  it('is missing from entries of earlier versions, which are read all the same', () => {
    for (const { groupId: _, ...body } of inGroup as (EntryBody & { groupId?: string })[])
      expect(stored(body)).toEqual(body)
  })
})
