import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eventSamples } from './event-samples.ts'
import { SessionDriver } from './session-driver.ts'

const anyEvent = fc.oneof(...eventSamples.map((kind) => fc.constantFrom(...kind)))

describe('any order', () => {
  it('receiving and sending always match where the session stands', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
        const driver = SessionDriver.started()
        for (const event of events) driver.do(event)
        const isOpen = !['ended', 'lost'].includes(driver.mode) && driver.state.signIn === 'fine'
        const isReceiving = driver.effects.findLast(
          (effect) => effect.do === 'receive' || effect.do === 'stopReceiving',
        )
        const gate = driver.of('outbox').findLast(({ act }) => act === 'open' || act === 'shut')
        expect(isReceiving?.do).toBe(isOpen ? 'receive' : 'stopReceiving')
        expect(gate?.act).toBe(isOpen ? 'open' : 'shut')
      }),
      { numRuns: 400 },
    )
  })

  it('the title is always one of three and returns to the ground', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
        const driver = SessionDriver.started()
        for (const event of events) driver.do(event)
        driver.look(true).wait(10_000)
        expect(driver.title).toBe('base')
      }),
      { numRuns: 200 },
    )
  })

  it('an ended session stays ended', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
        const driver = SessionDriver.started().hear({ kind: 'closed', seq: 99, at: 1, reason: 'agent' })
        for (const event of events) driver.do(event)
        expect(driver.mode).toBe('ended')
      }),
      { numRuns: 200 },
    )
  })
})
