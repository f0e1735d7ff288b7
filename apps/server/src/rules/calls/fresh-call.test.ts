import { expect, it } from 'vitest'
import type { Entry, EntryBody } from '@foyer/core/log/entry.ts'
import { callTiming } from '@foyer/core/timing.ts'
import { freshCallIn } from './fresh-call.ts'

const facts = { callId: 'c1', media: 'voice', startedBy: 'agent' } as const
const told: EntryBody[] = [
  { type: 'callStarted', ...facts },
  { type: 'callEnded', reason: 'missed', seconds: 0, ...facts },
]

function entryOf(body: EntryBody): Entry {
  const flags = { recalled: false, internal: false, sensitive: false }
  return { threadKey: 't', seq: 3, at: 1_000, clientId: 'call:c1:start', sender: 'agent', ...flags, body }
}

it.each(told)(
  'T-19 $type wakes those who listen while it may matter, and nobody who reads it later',
  (body) => {
    expect(freshCallIn(entryOf(body), 1_000)).toBe('c1')
    expect(freshCallIn(entryOf(body), 999 + callTiming.ringMs)).toBe('c1')
    expect(freshCallIn(entryOf(body), 1_000 + callTiming.ringMs)).toBeUndefined()
  },
)

it('nothing else is a call', () => {
  expect(freshCallIn(entryOf({ type: 'accepted' }), 1_000)).toBeUndefined()
})
