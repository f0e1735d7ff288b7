import { describe, expect, it } from 'vitest'
import { messageEvent } from '@foyer/core/messages/timeline-samples.ts'
import { SessionDriver } from '../session/session-driver.ts'
import { hasConversation } from './has-conversation.ts'

const isUnderWay = (driver: SessionDriver) => hasConversation(driver.state)

describe('a conversation is under way', () => {
  it('not before the chat has started, and not because it was opened', () => {
    expect(isUnderWay(new SessionDriver())).toBe(false)
    expect(isUnderWay(SessionDriver.started())).toBe(false)
  })

  it('once something was said, or a person is waited for or there', () => {
    expect(isUnderWay(SessionDriver.started().hear(messageEvent(2)))).toBe(true)
    expect(isUnderWay(SessionDriver.started({}, { status: 'queued' }))).toBe(true)
    expect(isUnderWay(SessionDriver.started({}, { status: 'withAgent' }))).toBe(true)
  })

  it('on the next page as soon as the server has answered, before anything is read', () => {
    const driver = new SessionDriver().do({ type: 'opened' }).channel().start({ firstSeq: 4, lastSeq: 9 })
    expect(isUnderWay(driver)).toBe(true)
  })

  it('until it has ended', () => {
    const driver = SessionDriver.started({}, { status: 'withAgent' })
    driver.hear({ kind: 'closed', seq: 3, at: 3, reason: 'visitorTimeout' })
    expect(isUnderWay(driver)).toBe(false)
  })
})
