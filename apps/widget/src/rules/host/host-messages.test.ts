import { robotStatuses, type Sender } from '@foyer/contract/codes.ts'
import { describe, expect, it } from 'vitest'
import { messageEvent, ownEvent } from '@foyer/core/messages/timeline-samples.ts'
import { HostDriver } from './host-driver.ts'
import { accepted, page, wireMessage } from './host-samples.ts'

const receipt = (seq: number) => ({ msgId: `t.${seq}`, seq, at: seq })
/** In the middle of a conversation of twelve entries. */
const middle = { firstSeq: 1, lastSeq: 12 }
const others = ['agent', 'robot', 'system'] as const satisfies Sender[]

describe('messages', () => {
  it.each(others)('of an %s are told by who wrote them, never what', (sender) => {
    const driver = HostDriver.opened().hear(messageEvent(3, { sender }))
    expect(driver.toldOf('message')).toEqual([{ name: 'message', id: 't.3', from: sender }])
    expect(JSON.stringify(driver.told)).not.toContain('message 3')
  })

  it.each([
    ['twice by the stream', (driver: HostDriver) => driver.hear(messageEvent(3)).hear(messageEvent(3))],
    [
      'by the stream, then read',
      (driver: HostDriver) =>
        driver
          .hear(messageEvent(3, { id: 'agent-3' }))
          .answer('getSessionMsg', page([wireMessage(3, 'agent')])),
    ],
    [
      'read, then by the stream',
      (driver: HostDriver) =>
        driver
          .answer('getSessionMsg', page([wireMessage(3, 'agent')]))
          .hear(messageEvent(3, { id: 'agent-3' })),
    ],
  ])('that come %s are told once', (_how, play) => {
    expect(play(HostDriver.opened()).toldOf('message')).toHaveLength(1)
  })

  it.each(others)('of an %s that were there when the page was opened are no news', (sender) => {
    const driver = HostDriver.opened(middle)
    driver.answer('getSessionMsg', page([2, 5, 12].map((seq) => wireMessage(seq, sender))))
    driver.answer('getOfflineMsg', { msgList: [wireMessage(9, sender)], more: false })
    driver.do({ type: 'historyMoved', move: 'asked' })
    expect(driver.toldOf('message')).toEqual([])
    driver.hear(messageEvent(13))
    expect(driver.toldOf('message')).toHaveLength(1)
  })

  it('older pages of another session are no news', () => {
    const driver = HostDriver.opened({ firstSeq: 10, lastSeq: 12 })
    driver.answer('getSessionMsg', page([])).do({ type: 'historyMoved', move: 'asked' })
    driver.answer('getHistoryMsg', { msgList: [wireMessage(3, 'agent')], more: false })
    expect(driver.told).toEqual([])
  })

  it('that came between the start and the first reading are news', () => {
    const driver = HostDriver.opened(middle)
    driver.answer('getSessionMsg', page([wireMessage(12, 'agent'), wireMessage(13, 'agent')]))
    expect(driver.toldOf('message')).toEqual([{ name: 'message', id: 't.13', from: 'agent' }])
  })

  it('of the robot are told once, whether the answer or the stream brings them', () => {
    const driver = HostDriver.opened().send('hello', 'm1')
    driver.do({ type: 'delivered', id: 'm1', receipt: receipt(2) })
    driver.answer('robotAsk', { status: robotStatuses.answered, msgList: [wireMessage(3, 'robot')] })
    driver.hear(messageEvent(3, { sender: 'robot', id: 'robot-3' }))
    expect(driver.toldOf('message')).toEqual([{ name: 'message', id: 't.3', from: 'robot' }])
  })

  it.each([{ sensitive: true }, { internal: true }, { recalled: true }])('with %o are not told', (part) => {
    expect(HostDriver.opened().hear(messageEvent(3, part)).toldOf('message')).toEqual([])
  })

  it('greetings and notes are made here: nobody said them', () => {
    const driver = HostDriver.opened({}, { adminWelcomeMode: true, adminWelcomeMsg: 'Hello!' }).hear(
      accepted(3),
    )
    expect(driver.toldOf('message')).toEqual([])
  })

  it('a message that is withdrawn later was told already, and is not told again', () => {
    const driver = HostDriver.opened().hear(messageEvent(3))
    driver.hear({ kind: 'recalled', seq: 4, at: 4, msgId: 't.3' })
    expect(driver.toldOf('message')).toHaveLength(1)
  })
})

describe('own messages', () => {
  const ways = {
    answer: (driver: HostDriver) => driver.do({ type: 'delivered', id: 'm1', receipt: receipt(2) }),
    echo: (driver: HostDriver) => driver.hear(ownEvent(2, 'm1')),
    'answer and echo': (driver: HostDriver) =>
      driver.do({ type: 'delivered', id: 'm1', receipt: receipt(2) }).hear(ownEvent(2, 'm1')),
    'echo and answer': (driver: HostDriver) =>
      driver.hear(ownEvent(2, 'm1')).do({ type: 'delivered', id: 'm1', receipt: receipt(2) }),
  }

  it.each(Object.entries(ways))('are told when they are stored, once: %s', (_way, arrive) => {
    const driver = HostDriver.opened().send('hello', 'm1')
    expect(driver.toldOf('message:sent')).toEqual([])
    expect(arrive(driver).toldOf('message:sent')).toEqual([{ name: 'message:sent', id: 'm1' }])
    expect(driver.toldOf('message')).toEqual([])
  })

  it.each(Object.entries(ways))(
    'after a reload are told by the page that came after, once: %s',
    (_way, arrive) => {
      const driver = HostDriver.opened(middle).do({
        type: 'queuedToSend',
        id: 'm1',
        content: { kind: 'text', text: 'hello' },
        at: 1,
        isRestored: true,
      })
      expect(arrive(driver).toldOf('message:sent')).toEqual([{ name: 'message:sent', id: 'm1' }])
    },
  )

  it.each(Object.entries(ways))('of another tab are told there, not here: %s', (_way, arrive) => {
    const driver = HostDriver.opened().do({
      type: 'queuedToSend',
      id: 'm1',
      content: { kind: 'text', text: 'hello' },
      at: 1,
      isRestored: false,
    })
    expect(arrive(driver).toldOf('message:sent')).toEqual([])
  })

  it('files and cards are messages too', () => {
    const content = { kind: 'image', url: '/files/1/a.png', name: 'a.png' } as const
    const driver = HostDriver.opened().do({ type: 'contentSent', id: 'f1', content, at: 1 })
    driver.do({ type: 'delivered', id: 'f1', receipt: receipt(2) })
    expect(driver.toldOf('message:sent')).toEqual([{ name: 'message:sent', id: 'f1' }])
  })

  it('a refused one is told only once it was sent after all', () => {
    const driver = HostDriver.opened().send('hello', 'm1')
    driver
      .do({ type: 'undelivered', id: 'm1', error: 'request.invalid' })
      .do({ type: 'retryPressed', id: 'm1' })
    expect(driver.toldOf('message:sent')).toEqual([])
    driver.do({ type: 'delivered', id: 'm1', receipt: receipt(2) })
    expect(driver.toldOf('message:sent')).toHaveLength(1)
  })

  it('a discarded one was never sent', () => {
    const driver = HostDriver.opened().send('hello', 'm1').do({ type: 'discardPressed', id: 'm1' })
    expect(driver.told).toEqual([])
  })
})

describe('unread', () => {
  const counts = (driver: HostDriver) => driver.toldOf('unread').map(({ count }) => count)

  it('counts while nobody looks, and ends when somebody does', () => {
    const driver = HostDriver.opened().hear(messageEvent(2)).look(false)
    driver.hear(messageEvent(3)).hear(messageEvent(4)).hear(ownEvent(5, 'x')).look(true).hear(messageEvent(6))
    expect(counts(driver)).toEqual([1, 2, 0])
  })

  it('is not told while nothing changes', () => {
    expect(counts(HostDriver.opened().look(false).look(true).look(false))).toEqual([])
  })
})
