import { outTypes, robotStatuses, type CloseReason } from '@foyer/contract/codes.ts'
import { describe, expect, it } from 'vitest'
import { messageEvent, ownEvent } from '@foyer/core/messages/timeline-samples.ts'
import { refusedBy } from '../session/session-driver.ts'
import { HostDriver } from './host-driver.ts'
import { accepted, gone, page } from './host-samples.ts'

const receipt = (seq: number) => ({ msgId: `t.${seq}`, seq, at: seq })
/** In the middle of a conversation of twelve entries. */
const middle = { firstSeq: 1, lastSeq: 12 }

describe('the conversation', () => {
  const beginnings = {
    'the visitor writes': (driver: HostDriver) => driver.send('hello', 'm1').hear(ownEvent(2, 'm1')),
    'somebody comes': (driver: HostDriver) => driver.hear(accepted(2)),
    'a person is waited for': (driver: HostDriver) =>
      driver.do({ type: 'statusTold', status: 'queued', waitIndex: 2, seq: 2 }),
    'nobody is there': (driver: HostDriver) => driver.hear(gone(2, 'noAgent')),
    'an agent writes first': (driver: HostDriver) => driver.hear(messageEvent(2)),
  }

  it.each(Object.entries(beginnings))('begins when %s, once', (_how, begin) => {
    const driver = HostDriver.opened()
    expect(driver.names()).not.toContain('conversation:start')
    begin(driver).hear(messageEvent(5)).hear(accepted(6)).hear(messageEvent(7))
    expect(driver.toldOf('conversation:start')).toHaveLength(1)
    expect(driver.names()[0]).toBe('conversation:start')
  })

  it.each(Object.entries(beginnings))(
    'that goes on after a reload does not begin again when %s',
    (_how, begin) => {
      const driver = HostDriver.opened(middle)
      begin(driver).hear(messageEvent(13)).hear(accepted(14))
      expect(driver.toldOf('conversation:start')).toEqual([])
    },
  )

  it('T-17 does not begin twice when its question is hidden and a person is asked for', () => {
    const driver = HostDriver.opened().send('hello', 'm1')
    driver.do({ type: 'delivered', id: 'm1', receipt: receipt(2) })
    driver.answer('robotAsk', { status: robotStatuses.transfer, msgList: [] }).transferred('queued', '', 3)
    expect(driver.toldOf('conversation:start')).toHaveLength(1)
  })

  it('a page that is opened and left alone begins none', () => {
    const driver = HostDriver.opened().answer('getSessionMsg', page([])).wait(60_000)
    expect(driver.told).toEqual([])
  })

  const enders = {
    ended: 'visitor',
    agent: 'agent',
    visitorTimeout: 'silence',
    idle: 'silence',
    newWindow: 'other',
  } as const
  it.each(Object.keys(outTypes) as CloseReason[])('ends by its reason: %s', (reason) => {
    const driver = HostDriver.opened().hear({ kind: 'closed', seq: 3, at: 3, reason })
    driver.hear({ kind: 'closed', seq: 3, at: 3, reason })
    expect(driver.toldOf('conversation:end')).toEqual([{ name: 'conversation:end', by: enders[reason] }])
  })

  it.each([
    ['the answer first', ['answer', 'entry']],
    ['the entry first', ['entry', 'answer']],
  ])('that the visitor ends is over once: %s', (_how, order) => {
    const driver = HostDriver.opened().do({ type: 'closePressed' })
    for (const what of order)
      if (what === 'answer') driver.answer('chatClose', {})
      else driver.hear({ kind: 'closed', seq: 3, at: 3, reason: 'ended' })
    expect(driver.toldOf('conversation:end')).toEqual([{ name: 'conversation:end', by: 'visitor' }])
  })

  it('that turns out to be over was ended by somebody', () => {
    const driver = HostDriver.opened().do({ type: 'transferPressed' })
    driver.fail('transferAgent', refusedBy('session.closed'))
    expect(driver.toldOf('conversation:end')).toEqual([{ name: 'conversation:end', by: 'other' }])
  })

  it('an earlier end in the log is no news', () => {
    const driver = HostDriver.opened({ firstSeq: 10, lastSeq: 12 })
    const closed = { event_type: 1202, seq: 9, msgTime: 9, outType: 2, end: 1 } as const
    driver.answer('getSessionMsg', page([], [closed]))
    expect(driver.told).toEqual([])
  })
})
