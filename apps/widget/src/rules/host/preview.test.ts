import { describe, expect, it } from 'vitest'
import { messageEvent, ownEvent } from '@foyer/core/messages/timeline-samples.ts'
import { timeline } from '@foyer/core/messages/timeline.ts'
import { SessionDriver } from '../session/session-driver.ts'
import { previewOf } from './preview.ts'

/** The panel is closed, and a conversation with an agent is under way. */
const closed = () => SessionDriver.started({}, { status: 'withAgent' }).look(false)
const seqOf = (driver: SessionDriver, dismissedSeq = 0) => previewOf(driver.state, dismissedSeq)?.seq

describe('the preview beside the launcher', () => {
  it('is the newest message of an agent that nobody has seen', () => {
    const driver = closed()
    expect(seqOf(driver)).toBeUndefined()
    expect(seqOf(driver.hear(messageEvent(2)))).toBe(2)
    expect(seqOf(driver.hear(messageEvent(3)))).toBe(3)
    expect(seqOf(driver.look(true))).toBeUndefined()
  })

  it('is gone once dismissed, until the next message', () => {
    const driver = closed().hear(messageEvent(2))
    expect(seqOf(driver, 2)).toBeUndefined()
    expect(seqOf(driver.hear(messageEvent(3)), 2)).toBe(3)
  })

  it('is chosen by its place, whatever else stands behind it', () => {
    const { state } = closed().hear(messageEvent(2))
    const greeted = {
      type: 'greeted',
      seq: 2,
      at: 2,
      text: 'Hello, I am Ana',
      name: 'Ana',
      face: '',
    } as const
    expect(previewOf({ ...state, timeline: timeline(state.timeline, greeted) }, 0)?.seq).toBe(2)
  })

  it('is no message that was read, however much is unread', () => {
    const driver = closed().hear(messageEvent(2)).look(true).look(false)
    driver.hear(messageEvent(3, { sender: 'system' })).hear(messageEvent(4, { sender: 'system' }))
    expect(
      previewOf({ ...driver.state, attention: { ...driver.state.attention, unread: 3 } }, 0),
    ).toBeUndefined()
  })

  it('is never the visitor’s own, the robot’s, or one that was withdrawn', () => {
    const driver = closed().hear(messageEvent(2)).look(true).look(false)
    driver.hear(ownEvent(3, 'm1')).hear(messageEvent(4, { sender: 'robot' }))
    expect(seqOf(driver)).toBeUndefined()
    driver.hear(messageEvent(5)).hear({ kind: 'recalled', seq: 6, at: 6, msgId: 't.5' })
    expect(seqOf(driver)).toBeUndefined()
  })
})
