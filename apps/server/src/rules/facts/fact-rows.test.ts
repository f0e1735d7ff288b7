import fc from 'fast-check'
import { expect, it } from 'vitest'
import { outTypes, senderTypes, type CloseReason, type Sender } from '@foyer/contract/codes.ts'
import type { EntryBody } from '@foyer/core/log/entry.ts'
import { OpeningHours } from '@foyer/contract/routing/hours.ts'
import { groupsOf, holdRow, sessionRow, waitRow, type Measured } from './fact-rows.ts'
import type { FactEntry, Hold } from './facts.ts'
import { foldSession } from './fold-session.ts'

const office: [string, string][] = [['09:00', '17:00']]
const hours = OpeningHours.parse({ timeZone: 'Europe/Berlin', week: { mon: office, tue: office } })
const measured: Measured = {
  tenantId: 1,
  threadId: 2,
  channelId: 3,
  firstSeq: 1,
  turnedAway: 0,
  calendars: new Map([['sales', { hours, hash: 77 }]]),
  channelCalendar: { hours: null, hash: null },
}

const hold: Hold = {
  seq: 4,
  endSeq: 9,
  agentId: 7,
  groupId: 'sales',
  cameFrom: 'queue',
  leftBy: 'closed',
  // Monday 16:59 in Berlin to Tuesday 09:01: two minutes in which the group was open.
  startedAt: Date.parse('2026-11-16T15:59:00Z'),
  endedAt: Date.parse('2026-11-17T08:01:00Z'),
  answeredAt: Date.parse('2026-11-17T08:00:30Z'),
  responses: [{ from: Date.parse('2026-11-16T15:59:00Z'), to: Date.parse('2026-11-17T08:00:00.001Z') }],
  visitorMessages: 1,
  agentMessages: 1,
}

it('durations are stored by the clock and by the hours of the group, with the version of the hours', () => {
  expect(holdRow(hold, measured)).toMatchObject({
    business_ms: 120_000,
    answered_business_ms: 90_000,
    calendar: 77,
    // Rounded up: one millisecond more than a minute is not within it.
    response_business_s: [61],
    response_s: [16 * 3_600 + 61],
  })
})

it('a group without hours, or none, counts by the clock', () => {
  const { groupId: _, ...rest } = hold
  const clock = { business_ms: hold.endedAt - hold.startedAt, calendar: null }
  expect(holdRow({ ...rest, groupId: 'deleted' }, measured)).toMatchObject({ ...clock, group_id: 'deleted' })
  expect(holdRow({ ...rest, groupId: undefined }, measured)).toMatchObject({ ...clock, group_id: null })
})

it('times of a broken clock fit the columns', () => {
  const responses = [
    { from: 0, to: 9e15 },
    { from: 5, to: 1 },
  ]
  expect(holdRow({ ...hold, responses }, measured)).toMatchObject({
    response_s: [2 ** 31 - 1, 0],
    response_business_s: [2 ** 31 - 1, 0],
  })
})

const group = fc.record({ groupId: fc.constantFrom('sales', 'other') }, { requiredKeys: [] })
const bodies: fc.Arbitrary<EntryBody> = fc.oneof(
  fc.constant<EntryBody>({ type: 'message', msgType: 1, content: '' }),
  fc
    .tuple(fc.constantFrom('queued', 'requeued', 'handedOver', 'accepted'), group)
    .map(([type, rest]) => ({ type, ...rest })),
  fc.constantFrom<EntryBody>(
    { type: 'started' },
    { type: 'refused', to: 'queue' },
    { type: 'refused', to: 'robot' },
    { type: 'unserved', reason: 'gaveUp' },
    { type: 'unserved', reason: 'noAgent' },
    { type: 'accepted', how: 'takenOver' },
    { type: 'ratingInvited' },
    { type: 'rated', rating: { of: 'agent', star: 4, solved: undefined, tags: [], comment: '' } },
    { type: 'recalled', target: 1 },
    { type: 'formAnswered', target: 1, docNode: '' },
  ),
  fc
    .constantFrom(...(Object.keys(outTypes) as CloseReason[]))
    .map((reason) => ({ type: 'closed', reason }) as const),
)
const logs: fc.Arbitrary<FactEntry[]> = fc.array(
  fc
    .record({
      seq: fc.nat(),
      at: fc.oneof(fc.integer({ min: -5, max: 5e15 }), fc.integer({ min: 1.79e12, max: 1.8e12 })),
      clientId: fc.constantFrom('', 'ticket:1'),
      sender: fc.constantFrom(...(Object.keys(senderTypes) as Sender[])),
      internal: fc.boolean(),
      sensitive: fc.boolean(),
      agent: fc.option(fc.record({ id: fc.nat() }), { nil: undefined }),
      body: bodies,
    })
    .map(({ agent, ...entry }) => ({ ...entry, ...(agent && { agent }) })),
)

it('any log, also a broken one, has facts with whole numbers: a report never stops a chat', () => {
  fc.assert(
    fc.property(logs, (entries) => {
      const facts = foldSession(entries)
      expect(groupsOf(facts).every((id) => id === 'sales' || id === 'other')).toBe(true)
      const rows = [
        ...facts.waits.map((wait) => waitRow(wait, measured)),
        ...facts.holds.map((one) => holdRow(one, measured)),
        ...(facts.session ? [sessionRow(facts.session, measured)] : []),
      ]
      for (const row of rows) {
        const numbers = Object.values(row)
          .flat()
          .filter((value) => typeof value === 'number')
        expect(numbers.every((value) => Number.isInteger(value))).toBe(true)
        expect(row.business_ms).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: 300 },
  )
})
