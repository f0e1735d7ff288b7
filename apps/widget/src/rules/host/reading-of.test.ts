import { describe, expect, it } from 'vitest'
import { messageEvent } from '@foyer/core/messages/timeline-samples.ts'
import { HostDriver } from './host-driver.ts'
import { accepted } from './host-samples.ts'
import { readingOf } from './reading-of.ts'

const facts = { isShown: true, isVerified: false }
const state = (driver: HostDriver) => readingOf(driver.state, 'state', facts)

describe('what a page may ask for', () => {
  it('where the conversation stands', () => {
    const driver = new HostDriver()
    expect(state(driver)).toEqual({ isReady: false, isOpen: true, isWithAgent: false, hasEnded: false })
    driver.do({ type: 'opened' }).channel().start()
    expect(state(driver)).toMatchObject({ isReady: true, isWithAgent: false })
    driver.hear(accepted(3))
    expect(state(driver)).toMatchObject({ isWithAgent: true, hasEnded: false })
    driver.hear({ kind: 'closed', seq: 4, at: 4, reason: 'agent' })
    expect(state(driver)).toMatchObject({ isWithAgent: false, hasEnded: true })
    expect(readingOf(driver.state, 'state', { ...facts, isShown: false }).isOpen).toBe(false)
  })

  it('how much is unread', () => {
    const driver = HostDriver.opened().look(false).hear(messageEvent(2)).hear(messageEvent(3))
    expect(readingOf(driver.state, 'unread', facts)).toBe(2)
  })

  it('the place in the queue', () => {
    const driver = HostDriver.opened()
    expect(readingOf(driver.state, 'queue', facts)).toBe(0)
    driver.do({ type: 'statusTold', status: 'queued', waitIndex: 3 })
    expect(readingOf(driver.state, 'queue', facts)).toBe(3)
  })

  it('whether somebody vouched for the visitor, and nothing else about them', () => {
    const driver = HostDriver.opened()
    for (const isVerified of [true, false])
      expect(readingOf(driver.state, 'visitor', { ...facts, isVerified })).toEqual({ isVerified })
  })
})
