import { describe, expect, it } from 'vitest'
import { messageEvent, ownEvent } from '@foyer/core/messages/timeline-samples.ts'
import { canSend } from '@foyer/core/session/selectors.ts'
import { networkDown, SessionDriver } from './session-driver.ts'

const accepted = {
  kind: 'accepted',
  seq: 2,
  at: 2,
  agent: { id: '7', nick: 'Ana', face: '/ana.png' },
} as const

const hello = { kind: 'text', text: 'hello' } as const

/** A channel with no words of its own for the end. */
const silent = { adminCloseMode: false, userOverMsg: '' } as const

describe('sending', () => {
  it('T-02 appends as loading, hands it to the outbox and empties the draft', () => {
    const driver = SessionDriver.started().type('hello').send(' hello ', 'm1')
    expect(driver.state.timeline.pending).toMatchObject([
      { id: 'm1', status: 'loading', content: { text: 'hello' } },
    ])
    expect(driver.of('outbox').at(-1)).toEqual({ do: 'outbox', act: 'add', id: 'm1', content: hello })
    expect(driver.state.draft.text).toBe('')
    expect(driver.of('store').at(-1)).toEqual({ do: 'store', what: 'draft', text: '' })
  })

  it.each(['', '   ', '\n\t '])('V-10 S-16 %j is not sent', (text) => {
    const driver = SessionDriver.started()
    expect(canSend(driver.state, text)).toBe(false)
    expect(driver.send(text).of('outbox')).toHaveLength(1)
  })

  it('what is sent while the chat opens waits for the session', () => {
    const driver = new SessionDriver().do({ type: 'opened' }).send('hello', 'm1')
    expect(driver.state.timeline.pending).toMatchObject([{ id: 'm1', status: 'loading' }])
    expect(driver.of('outbox')).toEqual([])
    driver.channel().start()
    expect(driver.of('outbox')).toEqual([
      { do: 'outbox', act: 'add', id: 'm1', content: hello },
      { do: 'outbox', act: 'open' },
    ])
  })

  it('S-16 nothing can be sent after it ended', () => {
    const driver = SessionDriver.started().hear({ kind: 'closed', seq: 2, at: 2, reason: 'agent' })
    expect(canSend(driver.state, 'hello')).toBe(false)
  })

  it('T-02 X-08 what the outbox reports becomes the state of the message', () => {
    const driver = SessionDriver.started().send('a', 'm1').send('b', 'm2')
    driver.do({ type: 'delivered', id: 'm1', receipt: { msgId: 't.2', seq: 2, at: 9 } })
    driver.do({ type: 'undelivered', id: 'm2', error: 'session.closed' })
    expect(driver.state.timeline.settled).toMatchObject([{ message: { id: 'm1' } }])
    expect(driver.state.timeline.pending).toMatchObject([{ id: 'm2', status: 'failed' }])
    driver.do({ type: 'retryPressed', id: 'm2' })
    expect(driver.state.timeline.pending).toMatchObject([{ id: 'm2', status: 'loading' }])
    expect(driver.of('outbox').at(-1)).toEqual({ do: 'outbox', act: 'retry', id: 'm2' })
    driver.do({ type: 'discardPressed', id: 'm2' })
    expect(driver.state.timeline.pending).toEqual([])
    expect(driver.of('outbox').at(-1)).toEqual({ do: 'outbox', act: 'discard', id: 'm2' })
  })

  it('T-02 what another tab, or the page before the reload, wrote stands here too', () => {
    const content = { kind: 'text', text: 'x' } as const
    const driver = SessionDriver.started().do({
      type: 'queuedToSend',
      id: 'm9',
      content,
      at: 3,
      isRestored: false,
    })
    expect(driver.state.timeline.pending).toMatchObject([{ id: 'm9', status: 'loading' }])
    driver.do({ type: 'undelivered', id: 'm9', error: 'session.closed' }).do({ type: 'resent', id: 'm9' })
    expect(driver.state.timeline.pending).toMatchObject([{ id: 'm9', status: 'loading' }])
    expect(driver.do({ type: 'dropped', id: 'm9' }).state.timeline.pending).toEqual([])
  })

  it('X-08 a visitor who is blocked is told why nothing goes', () => {
    const driver = SessionDriver.started().send('a', 'm1')
    driver.do({ type: 'undelivered', id: 'm1', error: 'visitor.blocked' })
    expect(driver.state.timeline.pending).toMatchObject([{ id: 'm1', status: 'failed' }])
    expect(driver.of('notice').at(-1)).toMatchObject({ text: 'error.blocked' })
  })

  it('an own echo is confirmed to the outbox once', () => {
    const driver = SessionDriver.started().send('a', 'm1').hear(ownEvent(2, 'm1')).hear(ownEvent(2, 'm1'))
    expect(driver.of('outbox').filter(({ act }) => act === 'confirm')).toEqual([
      { do: 'outbox', act: 'confirm', id: 'm1' },
    ])
    expect(driver.state.timeline.pending).toEqual([])
  })

  it('D-02 in the queue the visitor writes to the waiting session', () => {
    const driver = SessionDriver.started({}, { status: 'queued' })
    expect(canSend(driver.state, 'x')).toBe(true)
    expect(
      driver
        .send('x')
        .of('outbox')
        .map(({ act }) => act),
    ).toEqual(['open', 'add'])
  })
})

describe('events', () => {
  it('T-19 1200 an agent accepted', () => {
    const driver = SessionDriver.started().hear(accepted)
    expect(driver.mode).toBe('withAgent')
    expect(driver.state.agent).toEqual({ nick: 'Ana', face: '/ana.png', seq: 2 })
    expect(driver.notes).toEqual(['note.accepted'])
  })

  it('T-19 1201 a message arrives; a sensitive one is ignored', () => {
    const driver = SessionDriver.started()
      .hear(messageEvent(2))
      .hear(messageEvent(3, { sensitive: true }))
    expect(driver.state.timeline.settled.map(({ place }) => place)).toEqual([2])
  })

  it.each(['ended', 'visitorTimeout', 'agent', 'newWindow', 'idle'] as const)(
    'T-19 1202 closed by %s: ended, receiving stops, nothing leaves, and the reason stands there',
    (reason) => {
      const driver = SessionDriver.started(silent, { status: 'withAgent' })
      driver.hear({ kind: 'closed', seq: 2, at: 2, reason })
      expect(driver.state.mode).toEqual({ name: 'ended', reason })
      expect(driver.of('stopReceiving')).toHaveLength(1)
      expect(driver.of('outbox').at(-1)).toEqual({ do: 'outbox', act: 'shut' })
      expect(driver.notes).toEqual([`note.closed.${reason}`])
    },
  )

  it('T-25 taken over by another browser, unsent text stays', () => {
    const driver = SessionDriver.started().type('half a thought').send('unsent', 'm1').type('half a thought')
    driver.hear({ kind: 'closed', seq: 2, at: 2, reason: 'newWindow' })
    expect(driver.state.draft.text).toBe('half a thought')
    expect(driver.state.timeline.pending).toHaveLength(1)
  })

  it('T-19 K-01 1204 typing is shown for 2 s from the last word', () => {
    const driver = SessionDriver.started().hear({ kind: 'typing' })
    expect(driver.state.agentTyping.isShown).toBe(true)
    driver.wait(1_500).hear({ kind: 'typing' }).wait(1_999)
    expect(driver.state.agentTyping.isShown).toBe(true)
    expect(driver.wait(1).state.agentTyping.isShown).toBe(false)
  })

  it('a message ends the typing hint', () => {
    const driver = SessionDriver.started().hear({ kind: 'typing' }).hear(messageEvent(2))
    expect(driver.state.agentTyping).toEqual({ isShown: false, isInTitle: false })
    expect(driver.title).toBe('base')
  })

  it('T-19 T-03 1205 a withdrawn message loses its words', () => {
    const driver = SessionDriver.started()
      .hear(messageEvent(2))
      .hear({ kind: 'recalled', seq: 3, at: 3, msgId: 't.2' })
    expect(driver.state.timeline.settled).toMatchObject([
      { message: { recalled: true, content: { text: '' } } },
    ])
  })

  it('T-19 T-21 1208 a refusal is a warning that stays, and the robot is back', () => {
    const driver = SessionDriver.started().do({ type: 'transferPressed' }).transferred('queued', '', 1)
    driver.hear({ kind: 'failed', seq: 3, at: 3, reason: 'refused' })
    expect(driver.of('notice')).toEqual([
      { do: 'notice', tone: 'warning', text: 'note.without.noAgent', ms: 'persistent' },
    ])
    expect(driver.mode).toBe('robot')
  })

  it('a status never leads back: answers can be older than entries', () => {
    const driver = SessionDriver.started().hear(accepted)
    for (const status of ['queued', 'noAgent', 'ended'] as const)
      driver.do({ type: 'statusTold', status, waitIndex: 4 })
    expect(driver.mode).toBe('withAgent')
  })
})

describe('typing', () => {
  it('K-01 with an agent the text is reported 500 ms after the last input', () => {
    const driver = SessionDriver.started({}, { status: 'withAgent' }).type('h').wait(499).type('he').wait(499)
    expect(driver.asked('typing')).toEqual([])
    expect(driver.wait(1).asked('typing')).toEqual([{ msgContent: 'he' }])
  })

  it('the same text is not reported twice, an emptied one is', () => {
    const driver = SessionDriver.started({}, { status: 'withAgent' })
      .type('he')
      .wait(500)
      .type('he')
      .wait(500)
    expect(driver.type('').wait(500).asked('typing')).toEqual([{ msgContent: 'he' }, { msgContent: '' }])
  })

  it('nothing is reported after it was sent, nor to the robot', () => {
    expect(
      SessionDriver.started({}, { status: 'withAgent' }).type('x').send('x').wait(5_000).asked('typing'),
    ).toEqual([])
    expect(SessionDriver.started().type('x').wait(5_000).asked('typing')).toEqual([])
  })

  it('an agent sees at most 500 characters', () => {
    const driver = SessionDriver.started({}, { status: 'withAgent' }).type('x'.repeat(3_000)).wait(500)
    expect(driver.asked('typing')[0]?.msgContent).toHaveLength(500)
  })

  it('every draft is kept', () => {
    expect(SessionDriver.started().type('ab').of('store').at(-1)).toEqual({
      do: 'store',
      what: 'draft',
      text: 'ab',
    })
  })
})

describe('closing', () => {
  it('closing asks the server, and its answer ends the session', () => {
    const driver = SessionDriver.started(silent).do({ type: 'closePressed' })
    expect(driver.asked('chatClose')).toEqual([{ userId: 'u1' }])
    driver.answer('chatClose', {})
    expect(driver.state.mode).toEqual({ name: 'ended', reason: 'ended' })
    expect(driver.notes).toEqual(['note.closed.ended'])
  })

  it('the entry and the answer together leave one line, and one of the channel', () => {
    const driver = SessionDriver.started({ userOverMsg: 'Bye.' }).do({ type: 'closePressed' })
    driver.hear({ kind: 'closed', seq: 2, at: 2, reason: 'ended' }).answer('chatClose', {})
    expect(driver.notes).toEqual(['note.closed.ended', 'Bye.'])
  })

  it.each([
    ['agent', true, ['Closed by us.']],
    ['agent', false, []],
    ['ended', true, ['Bye.']],
    ['visitorTimeout', true, ['Bye.']],
    ['idle', true, ['Bye.']],
    ['newWindow', true, []],
  ] as const)('D-18 closed by %s with adminCloseMode %s: the channel says %j', (reason, mode, said) => {
    const texts = { adminCloseMode: mode, adminCloseMsg: 'Closed by us.', userOverMsg: 'Bye.' }
    const driver = SessionDriver.started(texts, { status: 'withAgent' })
    driver.hear({ kind: 'closed', seq: 2, at: 2, reason })
    expect(driver.notes).toEqual([`note.closed.${reason}`, ...said])
  })

  it('a close that did not work leaves the session open', () => {
    expect(SessionDriver.started().do({ type: 'closePressed' }).fail('chatClose', networkDown).mode).toBe(
      'robot',
    )
  })

  it('S-19 starting over reloads the page', () => {
    const driver = SessionDriver.started().hear({ kind: 'closed', seq: 2, at: 2, reason: 'agent' })
    expect(driver.do({ type: 'startOverPressed' }).of('reload')).toHaveLength(1)
  })
})
