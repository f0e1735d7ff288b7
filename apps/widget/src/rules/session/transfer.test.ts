import { describe, expect, it } from 'vitest'
import { mayTransfer, offersTransfer, queueText } from '@foyer/core/session/selectors.ts'
import { networkDown, refusedBy, serverBroken, SessionDriver, tooMany } from './session-driver.ts'

const accepted = {
  kind: 'accepted',
  seq: 2,
  at: 2,
  agent: { id: '7', nick: 'Ana', face: '/ana.png' },
} as const

describe('transfer', () => {
  it('P-03 is offered in robot mode, with transferUserMode, for receive modes 0 and 2', () => {
    const offered = (channel: Parameters<typeof SessionDriver.started>[0]): boolean =>
      offersTransfer(SessionDriver.started(channel).state)
    expect(offered({ receiveMode: 'robot' })).toBe(true)
    expect(offered({ receiveMode: 'robotGuide' })).toBe(true)
    expect(offered({ receiveMode: 'robot', transferUserMode: false })).toBe(false)
    expect(
      offersTransfer(SessionDriver.started({ receiveMode: 'humanFirst' }).transferred('noAgent').state),
    ).toBe(false)
    expect(offersTransfer(SessionDriver.started({}, { status: 'withAgent' }).state)).toBe(false)
  })

  it('T-01 P-03 an answer leads to a person in robot mode, also when the people asked first were away', () => {
    const away = SessionDriver.started({ receiveMode: 'humanFirst' }).transferred('noAgent')
    expect([offersTransfer(away.state), mayTransfer(away.state)]).toEqual([false, true])
    away.wait(5_000).do({ type: 'transferPressed' })
    expect(away.asked('transferAgent')).toHaveLength(2)
    const served = SessionDriver.started({}, { status: 'withAgent' })
    expect(mayTransfer(served.state)).toBe(false)
    expect(served.do({ type: 'transferPressed' }).asked('transferAgent')).toEqual([])
    expect(mayTransfer(SessionDriver.started({ receiveMode: 'humanOnly' }).state)).toBe(false)
    expect(mayTransfer(SessionDriver.started({ transferUserMode: false }).state)).toBe(false)
  })

  it('T-01 K-01 locks for 5 s after a click', () => {
    const driver = SessionDriver.started().do({ type: 'transferPressed' })
    expect(driver.mode).toBe('requesting')
    driver.transferred('failed').do({ type: 'transferPressed' })
    expect(driver.asked('transferAgent')).toHaveLength(1)
    driver.wait(4_999).do({ type: 'transferPressed' })
    expect(driver.asked('transferAgent')).toHaveLength(1)
    driver.wait(1).do({ type: 'transferPressed', groupId: 'g1' })
    expect(driver.asked('transferAgent')).toEqual([{ userId: 'u1' }, { userId: 'u1', groupId: 'g1' }])
  })

  it('T-01 somebody whom the page names is asked for, past the choice of groups', () => {
    const groups = { groupMode: true } as const
    const driver = SessionDriver.started(groups).do({ type: 'transferPressed', groupId: 'g1', adminId: '7' })
    expect(driver.asked('transferAgent')).toEqual([{ userId: 'u1', groupId: 'g1', adminId: '7' }])
    const byName = SessionDriver.started(groups).do({ type: 'transferPressed', adminId: '7' })
    expect(byName.asked('transferAgent')).toEqual([{ userId: 'u1', adminId: '7' }])
  })

  it('S-20 T-13 whom the address names is asked for, whoever asks and without a choice of groups', () => {
    const wish = { groupId: 'g2', adminId: '7' }
    const groups = { groupMode: true } as const
    const asked = [{ userId: 'u1', ...wish }]
    const pressed = SessionDriver.started(groups, {}, { wish }).do({ type: 'transferPressed' })
    expect(pressed.asked('transferAgent')).toEqual(asked)
    expect(pressed.asked('chatStart')).toMatchObject([wish])
    const first = SessionDriver.started({ ...groups, receiveMode: 'humanFirst' }, {}, { wish })
    expect(first.asked('transferAgent')).toEqual(asked)
    const byPage = SessionDriver.started(groups, {}, { wish }).do({ type: 'transferPressed', groupId: 'g1' })
    expect(byPage.asked('transferAgent')).toEqual([{ userId: 'u1', groupId: 'g1' }])
  })

  it('T-01 connected is manual, and the entry is gone', () => {
    const driver = SessionDriver.started().do({ type: 'transferPressed' }).transferred('connected', 'Ana')
    expect(driver.mode).toBe('withAgent')
    expect(driver.state.agent?.nick).toBe('Ana')
    expect(offersTransfer(driver.state)).toBe(false)
  })

  it('T-15 queued shows the place, kept current', () => {
    const driver = SessionDriver.started().do({ type: 'transferPressed' }).transferred('queued', '', 3)
    expect(queueText(driver.state)).toBe('Everyone is busy. You are number 3 in the queue.')
    driver.do({ type: 'statusTold', status: 'queued', waitIndex: 2 })
    expect(queueText(driver.state)).toBe('Everyone is busy. You are number 2 in the queue.')
    driver.do({ type: 'statusTold', status: 'queued', waitIndex: 0 })
    expect(driver.state.mode).toEqual({ name: 'queued', waitIndex: 2 })
    driver.do({ type: 'statusTold', status: 'withAgent', waitIndex: 0 })
    expect(driver.mode).toBe('withAgent')
  })

  it.each([
    ['noAgent', {}, 'Nobody is online at the moment. Leave us a message and we will write back.'],
    ['noAgent', { adminOfflineMode: false }, 'note.noAgent'],
    ['failed', {}, 'note.transferFailed'],
    ['offHours', {}, 'We are here Monday to Saturday, 9:00 to 18:00.'],
    ['offHours', { unWorkingMsg: '' }, 'note.offHours'],
  ] as const)('T-16 %s leaves a line and the robot', (status, channel, note) => {
    const driver = SessionDriver.started(channel).do({ type: 'transferPressed' }).transferred(status)
    expect(driver.mode).toBe('robot')
    expect(driver.notes).toEqual([note])
  })

  it("an answer after the agent's own entry changes nothing", () => {
    const driver = SessionDriver.started()
      .do({ type: 'transferPressed' })
      .hear(accepted)
      .transferred('queued', '', 5)
    expect(driver.mode).toBe('withAgent')
  })

  it("T-14 the visitor's note is posted also when the agent's own entry was faster than the answer", () => {
    const driver = SessionDriver.started()
      .do({ type: 'transferPressed' })
      .hear(accepted)
      .transferred('connected', 'Ana')
    expect(driver.mode).toBe('withAgent')
    expect(driver.asked('sysMsg')).toMatchObject([{ userId: 'u1', clientType: 1 }])
  })

  it('X-01 a broken server is told; X-04 a broken network is not, but the wait ends', () => {
    const broken = SessionDriver.started().do({ type: 'transferPressed' }).fail('transferAgent', serverBroken)
    expect(broken.of('notice')).toMatchObject([{ text: 'error.network', ms: 3000 }])
    const cut = SessionDriver.started().do({ type: 'transferPressed' }).fail('transferAgent', networkDown)
    expect(cut.of('notice')).toEqual([])
    expect([broken.mode, cut.mode]).toEqual(['robot', 'robot'])
    expect(cut.notes).toEqual(['note.transferFailed'])
  })

  it('X-02 whoever asks too often is told so, and the button rests for as long as the server asked', () => {
    const driver = SessionDriver.started().type('my kettle').do({ type: 'transferPressed' }).wait(100)
    driver.fail('transferAgent', tooMany)
    expect(driver.of('notice')).toMatchObject([{ text: 'error.tooMany' }])
    expect(driver.state.draft.text).toBe('my kettle')
    driver.wait(8_999).do({ type: 'transferPressed' })
    expect(driver.asked('transferAgent')).toHaveLength(1)
    driver.wait(1).do({ type: 'transferPressed' })
    expect(driver.asked('transferAgent')).toHaveLength(2)
  })

  it('T-15 the answer brings the place when the stream was faster to say queued', () => {
    const driver = SessionDriver.started().do({ type: 'transferPressed' })
    driver.do({ type: 'statusTold', status: 'queued', waitIndex: 0 }).transferred('queued', '', 2)
    expect(driver.state.mode).toEqual({ name: 'queued', waitIndex: 2 })
  })

  it('a session that is over is over', () => {
    const driver = SessionDriver.started()
      .do({ type: 'transferPressed' })
      .fail('transferAgent', refusedBy('session.closed'))
    expect(driver.mode).toBe('ended')
  })
})
