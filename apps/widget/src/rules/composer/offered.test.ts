import type { SessionStatus } from '@foyer/contract/codes.ts'
import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import { describe, expect, it } from 'vitest'
import { ownEvent } from '@foyer/core/messages/timeline-samples.ts'
import { SessionDriver } from '../session/session-driver.ts'
import { offersAnyUpload, offersCall, offersUpload, starterQuestions } from './offered.ts'

const buttons = [
  ['image', 'imageButtonFlag'],
  ['video', 'videoButtonFlag'],
  ['file', 'fileButtonFlag'],
] as const
const allOff = { imageButtonFlag: false, videoButtonFlag: false, fileButtonFlag: false } as const

function stateAt(status: SessionStatus, channel: Partial<ChannelConfig> = {}) {
  return SessionDriver.started(channel, { status }).state
}

describe('the buttons for files', () => {
  it.each(buttons)('S-17 P-02 %s only with a person, and with its own flag', (button, flag) => {
    expect(offersUpload(stateAt('withAgent'), button)).toBe(true)
    expect(offersUpload(stateAt('withAgent', { [flag]: false }), button)).toBe(false)
    expect(offersUpload(stateAt('withAgent', { ...allOff, [flag]: true }), button)).toBe(true)
    for (const status of ['noAgent', 'queued', 'ended'] as const) {
      expect([status, offersUpload(stateAt(status), button)]).toEqual([status, false])
    }
  })

  it('P-02 no file at all where every flag is off', () => {
    expect(offersAnyUpload(stateAt('withAgent', allOff))).toBe(false)
    expect(offersAnyUpload(stateAt('withAgent', { ...allOff, fileButtonFlag: true }))).toBe(true)
    expect(offersAnyUpload(stateAt('queued'))).toBe(false)
  })
})

describe('the buttons for calls', () => {
  it.each([
    ['voice', 'voiceCallFlag'],
    ['video', 'videoCallFlag'],
  ] as const)('C-01 %s only with a person (status 2), and with its own flag', (media, flag) => {
    expect(offersCall(stateAt('withAgent'), media)).toBe(true)
    expect(offersCall(stateAt('withAgent', { [flag]: false }), media)).toBe(false)
    for (const status of ['noAgent', 'queued', 'ended'] as const)
      expect([status, offersCall(stateAt(status), media)]).toEqual([status, false])
  })
})

describe('questions to begin with', () => {
  const autoTip = [{ autoTip: 'Where is my order?' }]

  it('S-15 are those of the channel, while nothing was asked', () => {
    const driver = SessionDriver.started({ autoTip })
    expect(starterQuestions(driver.state)).toEqual(autoTip)
    expect(starterQuestions(driver.state)).toBe(starterQuestions({ ...driver.state }))
  })

  it('S-15 are gone while something is written, and come back with an empty field', () => {
    const driver = SessionDriver.started({ autoTip }).do({ type: 'draftChanged', text: 'wh' })
    expect(starterQuestions(driver.state)).toEqual([])
    expect(starterQuestions(driver.do({ type: 'draftChanged', text: ' ' }).state)).toEqual(autoTip)
  })

  it('S-15 are gone once something was asked, in this tab or another', () => {
    const here = SessionDriver.started({ autoTip }).do({ type: 'sendPressed', id: 'm1', text: 'hi', at: 1 })
    expect(starterQuestions(here.state)).toEqual([])
    const there = SessionDriver.started({ autoTip }).do({ type: 'received', event: ownEvent(2, 'm2'), at: 1 })
    expect(starterQuestions(there.state)).toEqual([])
  })

  it('S-15 are for the robot only', () => {
    expect(starterQuestions(stateAt('withAgent', { autoTip }))).toEqual([])
    expect(starterQuestions(stateAt('noAgent', { autoTip, receiveMode: 'humanOnly' }))).toEqual([])
  })
})
