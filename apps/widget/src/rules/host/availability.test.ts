import type { ChannelInfo } from '@foyer/contract/channel/endpoints.ts'
import { describe, expect, it } from 'vitest'
import type { SessionEvent } from '@foyer/core/session/event.ts'
import { networkDown, SessionDriver } from '../session/session-driver.ts'
import { isOpenAfter, isOpenIn } from './availability.ts'
import { accepted, gone } from './host-samples.ts'

/** The machine, and what is known of the people behind it after every step. */
class PeopleDriver extends SessionDriver {
  isOpen = isOpenIn(this.state)

  override do(event: SessionEvent): this {
    super.do(event)
    this.isOpen = isOpenAfter(this.isOpen, event, this.state)
    return this
  }
}

function opened(channel: Partial<ChannelInfo>): PeopleDriver {
  return new PeopleDriver().do({ type: 'opened' }).channel(channel)
}

describe('S-33 whether a person can be asked for', () => {
  it('is not known before the settings are here, nor from a server that does not say', () => {
    expect(new PeopleDriver().do({ type: 'opened' }).isOpen).toBeUndefined()
    expect(opened({}).start().isOpen).toBeUndefined()
  })

  it.each([
    ['somebody is there', { isStaffed: true }, true],
    ['nobody is there', { isStaffed: false }, false],
    ['the robot is alone', { isStaffed: true, transferUserMode: false }, false],
    ['people come first', { isStaffed: true, transferUserMode: false, receiveMode: 'humanFirst' }, true],
  ] as const)('is known with the settings: %s', (_case, channel, isOpen) => {
    expect(opened(channel).isOpen).toBe(isOpen)
  })

  it.each([
    ['connected', false, true],
    ['queued', false, true],
    ['noAgent', true, false],
    ['offHours', true, false],
    ['failed', true, true],
    ['failed', false, false],
  ] as const)('T-13 asking is the best way to know: %s', (status, isStaffed, isOpen) => {
    const driver = opened({ isStaffed }).start().do({ type: 'transferPressed' })
    expect(driver.transferred(status).isOpen).toBe(isOpen)
  })

  it('an answer that does not come says nothing of people', () => {
    const driver = opened({ isStaffed: true }).start().do({ type: 'transferPressed' })
    expect(driver.fail('transferAgent', networkDown).isOpen).toBe(true)
  })

  it('whoever comes by themselves is there, and who waited in vain knows', () => {
    const driver = opened({ isStaffed: false }).start().hear(accepted(2))
    expect(driver.isOpen).toBe(true)
    expect(driver.hear({ kind: 'closed', seq: 3, at: 3, reason: 'agent' }).isOpen).toBe(true)
    expect(opened({ isStaffed: true }).start().hear(gone(2, 'noAgent')).isOpen).toBe(false)
  })

  it('a page that comes late learns it from where the conversation stands', () => {
    expect(isOpenIn(opened({ isStaffed: false }).start({ status: 'withAgent' }).state)).toBe(true)
  })
})
