import { expect, it } from 'vitest'
import { runPureCalls } from './pure/pure-calls.ts'

it('S-25 any order of events: no side is live for more than 15 s after the other ended, none is stuck, each call ends once', () => {
  // `pnpm calls --pure` plays 100,000.
  const seen = runPureCalls(2_000)
  // A schedule in which nobody ever talks would prove nothing.
  expect(seen.get('live') ?? 0).toBeGreaterThan(500)
  expect(seen.get('reconnecting') ?? 0).toBeGreaterThan(200)
  expect([...seen.keys()]).toEqual(
    expect.arrayContaining(['hungUp', 'declined', 'missed', 'cancelled', 'lost', 'closed', 'goes on']),
  )
})
