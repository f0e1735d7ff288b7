import { wireMessageExample } from '@foyer/contract/messages/wire-message.ts'
import { describe, expect, it } from 'vitest'
import { messageEvent, ownEvent } from '@foyer/core/messages/timeline-samples.ts'
import { limits, timing } from '@foyer/core/timing.ts'
import { networkDown, refusedBy, serverBroken, SessionDriver, tooMany } from './session-driver.ts'

describe('attention', () => {
  it('T-11 the title shows typing for 1.2 s', () => {
    const driver = SessionDriver.started().hear({ kind: 'typing' })
    expect(driver.title).toBe('typing')
    expect(driver.wait(1_199).title).toBe('typing')
    expect(driver.wait(1).title).toBe('base')
    expect(driver.state.agentTyping.isShown).toBe(true)
  })

  it('T-11 while the tab is hidden the title flashes, and stops when somebody looks', () => {
    const driver = SessionDriver.started().look(false).hear(messageEvent(2))
    const titles = [
      driver.title,
      driver.wait(1_000).title,
      driver.wait(1_000).title,
      driver.wait(1_000).title,
    ]
    expect(titles).toEqual(['unread', 'base', 'unread', 'base'])
    driver.wait(1_000).look(true)
    expect(driver.title).toBe('base')
    expect(driver.wait(60_000).title).toBe('base')
  })

  it('what others wrote is counted while hidden, what the visitor wrote is not', () => {
    const driver = SessionDriver.started()
      .look(false)
      .hear(messageEvent(2))
      .hear(ownEvent(3, 'm'))
      .hear(messageEvent(4))
    expect(driver.state.attention.unread).toBe(2)
    expect(driver.look(true).state.attention.unread).toBe(0)
  })

  it('nothing flashes in front of somebody', () => {
    expect(SessionDriver.started().hear(messageEvent(2)).wait(5_000).title).toBe('base')
  })

  it('what was shown is reported once for all that came within a second', () => {
    const driver = SessionDriver.started().hear(messageEvent(2)).hear(messageEvent(3)).hear(messageEvent(4))
    expect(driver.asked('msgComplete')).toEqual([])
    driver.wait(1_000)
    expect(driver.asked('msgComplete')).toEqual([{ userId: 'u1', pollId: 'p1', lastSeq: 4 }])
    driver.wait(60_000).hear(ownEvent(5, 'm')).wait(1_000)
    expect(driver.asked('msgComplete')).toHaveLength(1)
  })

  it('what was shown is reported at once by a tab that is hidden', () => {
    const driver = SessionDriver.started().hear(messageEvent(2)).look(false)
    expect(driver.asked('msgComplete')).toEqual([{ userId: 'u1', pollId: 'p1', lastSeq: 2 }])
    driver.hear(messageEvent(3)).wait(60_000)
    expect(driver.asked('msgComplete')).toHaveLength(1)
    expect(driver.state.attention.unread).toBe(1)
  })

  it('a hidden tab has shown nothing', () => {
    const driver = SessionDriver.started().look(false).hear(messageEvent(2)).wait(60_000)
    expect(driver.asked('msgComplete')).toEqual([])
    expect(driver.look(true).wait(1_000).asked('msgComplete')).toEqual([
      { userId: 'u1', pollId: 'p1', lastSeq: 2 },
    ])
  })
})

describe('connection', () => {
  it('X-04 a short break is not worth a word, a long one is, and so is its end', () => {
    const driver = SessionDriver.started().do({ type: 'connectionChanged', connection: 'live' })
    driver.do({ type: 'connectionChanged', connection: 'connecting' }).wait(1_999)
    expect(driver.state.connection.shown).toBe('nothing')
    expect(driver.wait(1).state.connection.shown).toBe('connecting')
    driver.do({ type: 'connectionChanged', connection: 'live' })
    expect(driver.state.connection.shown).toBe('connected')
    expect(driver.wait(timing.connectedShownMs).state.connection.shown).toBe('nothing')
  })

  it('X-04 offline is said at once and stays until it is over', () => {
    const driver = SessionDriver.started().do({ type: 'connectionChanged', connection: 'offline' })
    expect(driver.state.connection.shown).toBe('offline')
    driver.do({ type: 'connectionChanged', connection: 'connecting' }).wait(60_000)
    expect(driver.state.connection.shown).toBe('offline')
    expect(driver.do({ type: 'connectionChanged', connection: 'polling' }).state.connection.shown).toBe(
      'connected',
    )
  })

  it('a break that is over in time leaves no trace', () => {
    const driver = SessionDriver.started()
      .do({ type: 'connectionChanged', connection: 'connecting' })
      .wait(500)
    driver.do({ type: 'connectionChanged', connection: 'live' }).wait(60_000)
    expect(driver.state.connection.shown).toBe('nothing')
  })
})

describe('failures', () => {
  it('X-03 401 asks whether to log in again; meanwhile nothing is sent or received', () => {
    const driver = SessionDriver.started()
      .do({ type: 'closePressed' })
      .fail('chatClose', refusedBy('identity.expired'))
    expect(driver.state.signIn).toBe('asked')
    expect(driver.of('stopReceiving')).toHaveLength(1)
    expect(driver.of('outbox').at(-1)).toEqual({ do: 'outbox', act: 'shut' })
  })

  it('X-03 logging in again forgets who we were and goes to /index', () => {
    const driver = SessionDriver.started().do({ type: 'identityRefused' }).do({ type: 'signInAgainPressed' })
    expect(driver.effects.slice(-2)).toEqual([{ do: 'forgetIdentity' }, { do: 'navigate', to: '/index' }])
  })

  it('X-03 a send that finds the identity gone asks, and what was unsent waits in the field of the new session', () => {
    const driver = SessionDriver.started().send('one', 'm1').send('two', 'm2').type('three')
    driver.do({ type: 'undelivered', id: 'm1', error: 'identity.expired' })
    expect(driver.state.signIn).toBe('asked')
    driver.do({ type: 'signInAgainPressed' })
    expect(driver.of('store').at(-1)).toEqual({ do: 'store', what: 'draft', text: 'one\ntwo\nthree' })
  })

  it('X-03 cancel stays on the page and asks only when something is written', () => {
    const driver = SessionDriver.started().do({ type: 'identityRefused' }).do({ type: 'signInAgainRefused' })
    expect(driver.state.signIn).toBe('declined')
    expect(driver.of('receive')).toHaveLength(1)
    driver.send('hello', 'm1')
    expect(driver.state.signIn).toBe('asked')
    expect(driver.state.timeline.pending).toHaveLength(1)
  })

  it('X-03 a background call that finds the identity gone asks too', () => {
    const driver = SessionDriver.started({}, { status: 'withAgent' }).type('x').wait(500)
    expect(driver.fail('typing', refusedBy('identity.expired')).state.signIn).toBe('asked')
  })

  it.each(['getHistoryMsg', 'chatClose', 'evaluate', 'leaveMsg', 'submitUserForm'] as const)(
    'X-02 %s that was too fast says so',
    (call) => {
      expect(SessionDriver.started().fail(call, tooMany).of('notice')).toMatchObject([
        { text: 'error.tooMany' },
      ])
    },
  )

  it('X-01 background calls that fail say nothing', () => {
    const driver = SessionDriver.started().fail('typing', serverBroken).fail('msgComplete', serverBroken)
    expect(driver.of('notice')).toEqual([])
  })

  it('X-02 a refusal with a text shows it', () => {
    const driver = SessionDriver.started({}, { firstSeq: 9 }).do({ type: 'historyMoved', move: 'asked' })
    driver.fail('getHistoryMsg', refusedBy('object.unknown'))
    expect(driver.of('notice')).toMatchObject([{ text: 'error.notFound', tone: 'error' }])
  })
})

describe('history', () => {
  function withHistory(): SessionDriver {
    return SessionDriver.started({}, { firstSeq: 40, lastSeq: 40 }).hear(messageEvent(41))
  }

  it('T-08 K-01 each pull loads 20 older messages, from the oldest that is here', () => {
    const driver = withHistory().do({ type: 'historyMoved', move: 'pulled' })
    expect(driver.state.history).toBe('loadStart')
    driver.do({ type: 'historyMoved', move: 'letGo' })
    expect(driver.state.history).toBe('loading')
    expect(driver.asked('getHistoryMsg')).toEqual([
      { userId: 'u1', maxTime: 1_794_700_041_000, pageSize: 20 },
    ])
    const page = [38, 39].map((seq) => ({
      ...wireMessageExample,
      seq,
      msgId: `t.${seq}`,
      id: `i${seq}`,
      msgTime: 1_794_700_000_000 + seq,
    }))
    driver.answer('getHistoryMsg', { msgList: page, more: true })
    expect(driver.state.history).toBe('unset')
    expect(driver.state.timeline.settled.map(({ place }) => place)).toEqual([38, 39, 41])
    driver.do({ type: 'historyMoved', move: 'asked' })
    expect(driver.asked('getHistoryMsg').at(-1)?.maxTime).toBe(1_794_700_000_038)
    expect(driver.answer('getHistoryMsg', { msgList: [], more: false }).state.history).toBe('end')
  })

  it('T-08 historyHideFlag hides it', () => {
    const driver = SessionDriver.started({ historyHideFlag: true }, { firstSeq: 40, lastSeq: 40 })
    expect(driver.do({ type: 'historyMoved', move: 'asked' }).asked('getHistoryMsg')).toEqual([])
    expect(driver.state.history).toBe('end')
  })

  it('T-08 somebody who is here for the first time has none', () => {
    expect(SessionDriver.started().state.history).toBe('end')
  })

  it('an empty conversation asks for the newest page', () => {
    const driver = SessionDriver.started({}, { firstSeq: 40, lastSeq: 40 }).do({
      type: 'historyMoved',
      move: 'asked',
    })
    expect(driver.asked('getHistoryMsg')).toEqual([{ userId: 'u1', maxTime: 0, pageSize: 20 }])
  })

  it('a page that did not come can be asked for again', () => {
    const driver = withHistory()
      .do({ type: 'historyMoved', move: 'asked' })
      .fail('getHistoryMsg', networkDown)
    expect(driver.state.history).toBe('unset')
    expect(driver.do({ type: 'historyMoved', move: 'asked' }).asked('getHistoryMsg')).toHaveLength(2)
  })
})

describe('constants', () => {
  it("K-01 those of this part are the spec's", () => {
    expect(timing).toMatchObject({
      requestTimeoutMs: 3_000_000,
      pollMs: 2_000,
      typingDebounceMs: 500,
      typingShownMs: 2_000,
      typingTitleMs: 1_200,
      transferLockMs: 5_000,
      toastMs: 3_000,
      successToastMs: 2_000,
      userIdLifetimeMs: 504_000_000,
    })
    expect(limits).toMatchObject({ historyPage: 20, mobileWidth: 800, textareaRows: 5 })
  })
})
