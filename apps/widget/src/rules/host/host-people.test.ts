import { outTypes, type CloseReason } from '@foyer/contract/codes.ts'
import { failReasons } from '@foyer/contract/events/server-event.ts'
import { describe, expect, it } from 'vitest'
import { HostDriver } from './host-driver.ts'
import { accepted, gone, page, wireAccepted } from './host-samples.ts'

/** In the middle of a conversation of twelve entries. */
const middle = { firstSeq: 1, lastSeq: 12 }

describe('agents', () => {
  const joins = (driver: HostDriver) =>
    driver.told.flatMap((event) =>
      event.name === 'agent:join' || event.name === 'agent:leave' ? [`${event.name} ${event.agent}`] : [],
    )

  it.each([
    ['the entry alone', (d: HostDriver) => d.hear(accepted(3))],
    [
      'the answer, then the entry',
      (d: HostDriver) => asked(d).transferred('connected', 'Ana').hear(accepted(3)),
    ],
    [
      'the entry, then the answer',
      (d: HostDriver) => asked(d).hear(accepted(3)).transferred('connected', 'Ana'),
    ],
    [
      'a nameless answer, then the entry',
      (d: HostDriver) => asked(d).transferred('connected').hear(accepted(3)),
    ],
    ['a status, then the entry', (d: HostDriver) => told(d, 3).hear(accepted(3))],
    ['the entry, then a status', (d: HostDriver) => told(d.hear(accepted(3)), 3)],
    ['the entry twice', (d: HostDriver) => d.hear(accepted(3)).hear(accepted(3))],
    [
      'the entry by reading',
      (d: HostDriver) => d.answer('getSessionMsg', page([], [wireAccepted(3)])).hear(accepted(3)),
    ],
  ])('come once: %s', (_how, play) => {
    expect(joins(play(HostDriver.opened()))).toEqual(['agent:join Ana'])
  })

  function asked(driver: HostDriver): HostDriver {
    return driver.do({ type: 'transferPressed' })
  }

  function told(driver: HostDriver, seq: number): HostDriver {
    return driver.do({ type: 'statusTold', status: 'withAgent', waitIndex: 0, seq })
  }

  it.each(failReasons.filter((reason) => reason !== 'error'))('go: %s', (reason) => {
    const driver = HostDriver.opened().hear(accepted(3)).hear(gone(4, reason))
    expect(joins(driver)).toEqual(['agent:join Ana', 'agent:leave Ana'])
  })

  it.each(Object.keys(outTypes) as CloseReason[])('go with the conversation: %s', (reason) => {
    const driver = HostDriver.opened().hear(accepted(3)).hear({ kind: 'closed', seq: 4, at: 4, reason })
    expect(joins(driver)).toEqual(['agent:join Ana', 'agent:leave Ana'])
    const names = driver.names()
    expect(names.indexOf('agent:leave')).toBeLessThan(names.indexOf('conversation:end'))
  })

  it('a failure that changes nothing sends nobody away', () => {
    expect(joins(HostDriver.opened().hear(accepted(3)).hear(gone(4, 'error')))).toEqual(['agent:join Ana'])
  })

  it('one takes over from another', () => {
    const driver = HostDriver.opened().hear(accepted(3)).hear(accepted(4, 'Bo'))
    expect(joins(driver)).toEqual(['agent:join Ana', 'agent:leave Ana', 'agent:join Bo'])
  })

  it('the same one may come back', () => {
    const driver = HostDriver.opened().hear(accepted(3)).hear(gone(4)).hear(accepted(5))
    expect(joins(driver)).toEqual(['agent:join Ana', 'agent:leave Ana', 'agent:join Ana'])
  })

  it('whoever left is not taken for the next one before their entry is here', () => {
    const driver = HostDriver.opened().hear(accepted(3)).hear(gone(4))
    told(driver, 5).hear(accepted(5, 'Bo'))
    expect(joins(driver)).toEqual(['agent:join Ana', 'agent:leave Ana', 'agent:join Bo'])
  })

  it('somebody without a name comes and goes too', () => {
    const driver = HostDriver.opened().hear(accepted(3, '')).hear(gone(4))
    expect(joins(driver)).toEqual(['agent:join ', 'agent:leave '])
  })

  it.each(['Ana', ''])(
    'whoever was there when the page was opened (%j) has come before, and only goes',
    (adminNick) => {
      const driver = HostDriver.opened({ ...middle, status: 'withAgent', adminNick })
      driver.answer('getSessionMsg', page([], [wireAccepted(5)]))
      expect(joins(driver)).toEqual([])
      driver.hear(gone(13))
      expect(joins(driver)).toEqual(['agent:leave Ana'])
    },
  )

  it('how an earlier session ended says nothing about who is here now', () => {
    const driver = HostDriver.opened({ firstSeq: 10, lastSeq: 12, status: 'withAgent', adminNick: 'Ana' })
    const closed = { event_type: 1202, seq: 9, msgTime: 9, outType: 2, end: 1 } as const
    driver.answer('getSessionMsg', page([], [closed])).hear(gone(13))
    expect(joins(driver)).toEqual(['agent:leave Ana'])
  })

  it('a hand-over while the page was opening is told', () => {
    const driver = HostDriver.opened({ ...middle, status: 'withAgent', adminNick: 'Ana' })
    driver.answer('getSessionMsg', page([], [wireAccepted(5), wireAccepted(13, 'Bo')]))
    expect(joins(driver)).toEqual(['agent:leave Ana', 'agent:join Bo'])
  })
})

describe('the queue', () => {
  const places = (driver: HostDriver) => driver.toldOf('queue').map(({ position }) => position)
  const at = (waitIndex: number) => ({ type: 'statusTold', status: 'queued', waitIndex }) as const

  it('is told place by place, and its end', () => {
    const driver = HostDriver.opened().do(at(3)).do(at(3)).do(at(2)).do(at(1)).hear(accepted(5))
    expect(places(driver)).toEqual([3, 2, 1, 0])
  })

  it('by the answer to the wish', () => {
    const driver = HostDriver.opened().do({ type: 'transferPressed' }).transferred('queued', '', 4)
    expect(places(driver)).toEqual([4])
  })

  it('a place that is not known yet is none', () => {
    expect(places(HostDriver.opened().do(at(0)).hear(accepted(5)))).toEqual([])
  })

  it.each(['gaveUp', 'noAgent', 'refused'] as const)('ends without a person: %s', (reason) => {
    expect(places(HostDriver.opened().do(at(2)).hear(gone(5, reason)))).toEqual([2, 0])
  })

  it('who waited before a reload still waits', () => {
    expect(places(HostDriver.opened({ ...middle, status: 'queued' }).do(at(2)))).toEqual([2])
  })
})
