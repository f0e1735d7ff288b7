import { wireMessageExample } from '@foyer/contract/messages/wire-message.ts'
import { describe, expect, it } from 'vitest'
import { messageEvent } from '@foyer/core/messages/timeline-samples.ts'
import { networkDown, refusedBy, SessionDriver } from './session-driver.ts'

describe('resumed on another page of the site', () => {
  const resuming = () =>
    new SessionDriver({ isHeld: true }).do({ type: 'opened' }).channel().look(false).do({ type: 'resumed' })

  it('asks once for an open conversation, and goes on with it unseen', () => {
    const driver = resuming().do({ type: 'resumed' })
    expect(driver.asked('chatStart')).toEqual([expect.objectContaining({ resumeOnly: true })])
    driver.start({ status: 'withAgent', lastSeq: 9 })
    expect(driver.mode).toBe('withAgent')
    expect(driver.state).toMatchObject({ isWanted: true, isResuming: false })
    expect(driver.do({ type: 'wanted' }).asked('chatStart')).toHaveLength(1)
  })

  it('without an open conversation it waits to be opened, and nothing is stored', () => {
    const driver = resuming().fail('chatStart', refusedBy('session.closed')).wait(600_000)
    expect(driver.state).toMatchObject({ isWanted: false, isResuming: false, mode: { name: 'starting' } })
    expect(driver.of('store')).toEqual([])
    expect(driver.of('navigate')).toEqual([])
    driver.do({ type: 'wanted' })
    expect(driver.asked('chatStart')).toHaveLength(2)
    expect(driver.asked('chatStart').at(-1)).not.toHaveProperty('resumeOnly')
  })

  it('opened while it asks, a conversation begins if none was open', () => {
    const driver = resuming().do({ type: 'wanted' })
    expect(driver.asked('chatStart')).toHaveLength(1)
    driver.fail('chatStart', refusedBy('session.closed'))
    expect(driver.asked('chatStart')).toHaveLength(2)
    expect(driver.start().mode).toBe('robot')
  })

  it('a network that fails is asked the same again', () => {
    const driver = resuming().fail('chatStart', networkDown).wait(5_000)
    expect(driver.asked('chatStart')).toHaveLength(2)
    expect(driver.asked('chatStart').at(-1)).toMatchObject({ resumeOnly: true })
    driver.fail('chatStart', refusedBy('session.closed')).wait(60_000)
    expect(driver.state.trouble).toBe('none')
  })

  it('before the settings are here, it asks as soon as they come', () => {
    const early = () => new SessionDriver({ isHeld: true }).do({ type: 'opened' }).do({ type: 'resumed' })
    expect(early().asked('chatStart')).toEqual([])
    expect(early().channel().asked('chatStart')).toEqual([expect.objectContaining({ resumeOnly: true })])
    expect(early().channel().start({ status: 'withAgent' }).mode).toBe('withAgent')
    const opened = early().do({ type: 'wanted' }).channel()
    expect(opened.asked('chatStart')).toHaveLength(1)
    expect(opened.asked('chatStart')[0]).not.toHaveProperty('resumeOnly')
    const lost = early().fail('channelInfo', refusedBy('channel.unknown'))
    expect(lost.state).toMatchObject({ isResuming: false, mode: { name: 'lost' } })
  })

  describe('where people answer first', () => {
    const humanFirst = { receiveMode: 'humanFirst' } as const
    const unseen = (channel = {}) =>
      new SessionDriver({ isHeld: true })
        .do({ type: 'opened' })
        .channel({ ...humanFirst, ...channel })
        .look(false)
        .do({ type: 'resumed' })
        .start({ lastSeq: 5 })

    it('T-12 nobody is asked for until the panel is opened', () => {
      const driver = unseen()
      expect([driver.mode, driver.asked('transferAgent')]).toEqual(['robot', []])
      expect(unseen({ groupMode: true }).state.groupChoice).toBe('closed')
      driver.do({ type: 'wanted' }).do({ type: 'wanted' })
      expect([driver.mode, driver.asked('transferAgent').length]).toEqual(['requesting', 1])
    })

    it('T-07 the first message asks for a person', () => {
      expect(unseen().send('hello').asked('transferAgent')).toHaveLength(1)
      const held = unseen({ msgToTransferFlag: true }).send('hello')
      expect([held.asked('transferAgent').length, held.state.holdsSends]).toEqual([1, true])
    })

    it('an agent who came meanwhile is not asked for again', () => {
      const driver = unseen().hear({
        kind: 'accepted',
        seq: 6,
        at: 6,
        agent: { id: '7', nick: 'Ana', face: '' },
      })
      expect(driver.do({ type: 'wanted' }).asked('transferAgent')).toEqual([])
    })

    it('opened while it asks, a person is asked for at once', () => {
      const driver = new SessionDriver({ isHeld: true }).do({ type: 'opened' }).channel(humanFirst)
      driver.do({ type: 'resumed' }).do({ type: 'wanted' }).start({ lastSeq: 5 })
      expect(driver.asked('transferAgent')).toHaveLength(1)
    })
  })

  it('does nothing in a preview, or once the chat is wanted', () => {
    const preview = new SessionDriver({ isPreview: true, isHeld: true }).do({ type: 'opened' }).channel()
    expect(preview.do({ type: 'resumed' }).asked('chatStart')).toEqual([])
    expect(SessionDriver.started().do({ type: 'resumed' }).asked('chatStart')).toHaveLength(1)
  })

  it('what agents wrote between two pages is unread, each message once', () => {
    const driver = resuming().start({ status: 'withAgent', lastSeq: 9 })
    driver.hear(messageEvent(10))
    const missed = [8, 9, 10].map((seq) => ({ ...wireMessageExample, seq, msgId: `t.${seq}` }))
    driver.answer('getOfflineMsg', { msgList: missed, more: false })
    expect(driver.state.attention.unread).toBe(3)
    expect(driver.look(true).state.attention.unread).toBe(0)
  })
})
