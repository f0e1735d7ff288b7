import { type ServerEvent, failReasons } from '@foyer/contract/events/server-event.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { messageEvent, ownEvent } from '@foyer/core/messages/timeline-samples.ts'
import { eventSamples } from '../session/event-samples.ts'
import type { SessionEvent } from '@foyer/core/session/event.ts'
import { HostDriver } from './host-driver.ts'
import { accepted, gone } from './host-samples.ts'
import { queuePlace } from './reading-of.ts'

const told = (event: ServerEvent): SessionEvent => ({ type: 'received', event, at: 1 })
const place = fc.integer({ min: 2, max: 40 })

/** One log: what stands at a place is the same however often and by whichever road it comes. */
function entryAt(seq: number): ServerEvent {
  if (seq % 10 === 3) return accepted(seq, seq % 20 === 3 ? 'Ana' : 'Bo')
  if (seq % 10 === 7) return gone(seq, failReasons[seq % failReasons.length])
  if (seq % 4 === 0) return ownEvent(seq, `m${seq % 3}`)
  return messageEvent(seq, { id: `agent-${seq}`, sender: seq % 2 ? 'robot' : 'agent' })
}

/** The same, read in pages. */
function pageOf(seqs: readonly number[]): SessionEvent {
  const entries = seqs.filter((seq) => seq % 4 !== 0).map(entryAt)
  const events = entries.filter(({ kind }) => kind === 'message' || kind === 'accepted')
  return {
    type: 'answered',
    call: 'getSessionMsg',
    input: { userId: 'u1', sessionId: 's1' },
    outcome: { ok: true, data: { events, lastSeq: 1, more: false } },
    at: 1,
  }
}

const fromElsewhere = fc.nat(2).map((id): SessionEvent => ({
  type: 'queuedToSend',
  id: `other${id}`,
  content: { kind: 'text', text: 'hi' },
  at: 1,
  isRestored: false,
}))

const anything = fc.oneof(
  // Here the log is one: its entries come from `entryAt` alone.
  ...eventSamples.filter(([first]) => first?.type !== 'received').map((kind) => fc.constantFrom(...kind)),
  place.map((seq) => told(entryAt(seq))),
  fc.array(place, { maxLength: 8 }).map(pageOf),
  fromElsewhere,
  fc.nat(2).map((id) => told(ownEvent(60 + id, `other${id}`))),
  fc.nat(60).map((waitIndex): SessionEvent => ({ type: 'statusTold', status: 'queued', waitIndex })),
  fc.constant(told({ kind: 'closed', seq: 90, at: 1, reason: 'agent' })),
)

function play(events: readonly SessionEvent[], driver = HostDriver.opened()): HostDriver {
  for (const event of events) driver.do(event)
  return driver
}

function holds(check: (driver: HostDriver) => void, start?: () => HostDriver, numRuns = 500): void {
  fc.assert(
    fc.property(fc.array(anything, { maxLength: 60 }), (events) => check(play(events, start?.()))),
    { numRuns },
  )
}

describe('whatever happens, in any order', () => {
  it('nobody leaves who has not come, and nobody comes twice without leaving', () => {
    holds((driver) => {
      let here: string | undefined
      for (const event of driver.told) {
        if (event.name === 'agent:join') {
          expect(here).toBeUndefined()
          here = event.agent
        }
        if (event.name === 'agent:leave') {
          expect(event.agent).toBe(here)
          here = undefined
        }
      }
      if (driver.mode !== 'withAgent') expect(here).toBeUndefined()
    })
  })

  it('what is unread and the place in the queue are told as they are', () => {
    holds((driver) => {
      expect(driver.toldOf('unread').at(-1)?.count ?? 0).toBe(driver.state.attention.unread)
      expect(driver.toldOf('queue').at(-1)?.position ?? 0).toBe(queuePlace(driver.state))
    })
  })

  it('every message of others is told once, and only those', () => {
    holds((driver) => {
      const ids = driver.toldOf('message').map(({ id }) => id)
      const shown = driver.state.timeline.settled.flatMap((item) =>
        item.type === 'message' && item.message.sender !== 'visitor' && Number.isInteger(item.place)
          ? [item.message.msgId]
          : [],
      )
      expect(ids.toSorted()).toEqual(shown.toSorted())
    })
  })

  it('own messages are told once, and those of other tabs never', () => {
    holds((driver) => {
      const ids = driver.toldOf('message:sent').map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.filter((id) => id.startsWith('other'))).toEqual([])
    })
  })

  it('a conversation begins once at most, and ends once at most', () => {
    holds((driver) => {
      expect(driver.toldOf('conversation:start').length).toBeLessThanOrEqual(1)
      expect(driver.toldOf('conversation:end')).toHaveLength(driver.mode === 'ended' ? 1 : 0)
    })
  })

  it('what was there before a reload is no news, however it is read', () => {
    const reloaded = (): HostDriver => HostDriver.opened({ firstSeq: 1, lastSeq: 50 })
    holds((driver) => {
      const names = new Set(driver.names())
      for (const name of ['message', 'agent:join', 'conversation:start'] as const)
        expect(names.has(name)).toBe(false)
    }, reloaded)
  })

  it('no word of anybody is told', () => {
    holds((driver) => {
      expect(JSON.stringify(driver.told)).not.toMatch(/text \d|own m|message \d|parcel/)
    })
  })
})
