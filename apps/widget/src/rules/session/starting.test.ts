import { wireMessageExample } from '@foyer/contract/messages/wire-message.ts'
import { describe, expect, it } from 'vitest'
import { busy, networkDown, refusedBy, serverBroken, SessionDriver, tooMany } from './session-driver.ts'

describe('starting', () => {
  it('asks for the channel, then starts in its language', () => {
    const driver = new SessionDriver().do({ type: 'opened' })
    expect(driver.asked('channelInfo')).toEqual([{ channelId: 'demo', locale: 'en' }])
    driver.channel({ language: 'fr' })
    expect(driver.of('locale')).toEqual([{ do: 'locale', configured: 'fr' }])
    expect(driver.asked('chatStart')).toEqual([
      { channelId: 'demo', pid: 'b1', locale: 'fr', previousUrl: 'https://shop.example/cart' },
    ])
  })

  it('K-04 settings in another language replace the texts, and the chat goes on', () => {
    const driver = SessionDriver.started()
    const { mode, visitor } = driver.state
    driver.channel({ robotName: 'Helfer' })
    expect(driver.state).toMatchObject({ mode, visitor, channel: { robotName: 'Helfer' } })
    expect(driver.asked('chatStart')).toHaveLength(1)
  })

  it('stores who we are, reads the session, receives from where the log ended', () => {
    const driver = new SessionDriver().do({ type: 'opened' }).channel().start({ lastSeq: 7 })
    expect(driver.of('store')).toEqual([
      {
        do: 'store',
        what: 'identity',
        identity: { tenantId: 'demo', channelId: 'demo', userId: 'u1', token: 'token' },
      },
    ])
    expect(driver.asked('getSessionMsg')).toEqual([{ userId: 'u1', sessionId: 's1' }])
    expect(driver.of('receive')).toEqual([
      { do: 'receive', from: { userId: 'u1', pollId: 'p1', sessionId: 's1', lastSeq: 7 } },
    ])
    expect(driver.of('outbox')).toEqual([{ do: 'outbox', act: 'open' }])
  })

  it.each([
    ['ended', 'robot'],
    ['noAgent', 'robot'],
    ['withAgent', 'withAgent'],
    ['queued', 'queued'],
  ] as const)('D-02 session status %s is %s', (status, mode) => {
    const driver = SessionDriver.started({}, { status, adminNick: 'Ana' })
    expect(driver.mode).toBe(mode)
    expect(driver.state.agent?.nick).toBe(status === 'withAgent' ? 'Ana' : undefined)
  })

  it('reads a long session page by page, then is loaded', () => {
    const driver = new SessionDriver().do({ type: 'opened' }).channel().start({ lastSeq: 3 })
    const page = (seq: number, more: boolean) => ({
      msgList: [{ ...wireMessageExample, seq, msgId: `t.${seq}`, id: `i${seq}` }],
      events: [],
      lastSeq: seq,
      more,
    })
    driver.answer('getSessionMsg', page(2, true))
    expect(driver.state.isLoaded).toBe(false)
    expect(driver.asked('getSessionMsg').at(-1)).toEqual({ userId: 'u1', sessionId: 's1', lastSeq: 2 })
    driver.answer('getSessionMsg', page(3, false))
    expect(driver.state.isLoaded).toBe(true)
    expect(driver.state.timeline.settled.map(({ place }) => place)).toEqual([1.5, 2, 3])
  })

  it('somebody who was here before gets what was written meanwhile', () => {
    expect(SessionDriver.started({}, { firstSeq: 1 }).asked('getOfflineMsg')).toEqual([])
    const driver = SessionDriver.started({}, { firstSeq: 40, lastSeq: 40 })
    expect(driver.asked('getOfflineMsg')).toEqual([{ userId: 'u1', pollId: 'p1' }])
    driver.answer('getOfflineMsg', { msgList: [{ ...wireMessageExample, seq: 30 }], more: false })
    expect(driver.state.timeline.settled.map(({ place }) => place)).toEqual([30])
  })

  it('a reload in the first session is an absence too: what was missed has a line above it', () => {
    const driver = SessionDriver.started({}, { firstSeq: 1, lastSeq: 7 })
    driver.answer('getOfflineMsg', { msgList: [{ ...wireMessageExample, seq: 6 }], more: false })
    expect(driver.state.attention.newFrom).toBe(6)
  })

  it('X-05 channelInfo that is refused leads to /404', () => {
    const driver = new SessionDriver()
      .do({ type: 'opened' })
      .fail('channelInfo', refusedBy('channel.unknown'))
    expect(driver.of('navigate')).toEqual([{ do: 'navigate', to: '/404' }])
    expect(driver.mode).toBe('lost')
  })

  it('X-05 X-01 channelInfo with code 500 tells so and leads to /404', () => {
    const driver = new SessionDriver().do({ type: 'opened' }).fail('channelInfo', serverBroken)
    expect(driver.of('notice')).toMatchObject([{ tone: 'error', text: 'error.network' }])
    expect(driver.of('navigate')).toEqual([{ do: 'navigate', to: '/404' }])
  })

  it('X-04 no answer is no 404: it says offline and tries again, later and later', () => {
    const driver = new SessionDriver().do({ type: 'opened' }).fail('channelInfo', networkDown)
    expect(driver.state.connection.shown).toBe('offline')
    expect(driver.of('navigate')).toEqual([])
    driver.wait(1_000)
    expect(driver.asked('channelInfo')).toHaveLength(2)
    driver.fail('channelInfo', networkDown).wait(1_999)
    expect(driver.asked('channelInfo')).toHaveLength(2)
    driver.wait(1)
    expect(driver.asked('channelInfo')).toHaveLength(3)
    driver.channel().fail('chatStart', networkDown).wait(15_000)
    expect(driver.asked('chatStart')).toHaveLength(2)
    driver.start()
    expect(driver.state.connection.shown).toBe('nothing')
    expect(driver.mode).toBe('robot')
  })

  it('X-01 a server in trouble is asked again; after 8 s the visitor is told and can try at once', () => {
    const driver = new SessionDriver().do({ type: 'opened' }).channel().fail('chatStart', serverBroken)
    const isStuck = () => driver.state.trouble === 'stuck'
    expect(driver.of('navigate')).toEqual([])
    while (driver.wait(500).state.mode.name === 'starting' && !isStuck())
      if (
        driver.asked('chatStart').length > driver.of('timer').filter(({ id }) => id === 'startAgain').length
      )
        driver.fail('chatStart', serverBroken)
    expect(isStuck()).toBe(true)
    const tries = driver.asked('chatStart').length
    driver.do({ type: 'openAgainPressed' })
    expect([isStuck(), driver.asked('chatStart').length]).toEqual([false, tries + 1])
    expect(driver.do({ type: 'openAgainPressed' }).asked('chatStart')).toHaveLength(tries + 1)
    expect(driver.start().mode).toBe('robot')
    expect(driver.wait(60_000).mode).toBe('robot')
  })

  it('a chat that opens within 8 s of trouble tells nothing', () => {
    const driver = new SessionDriver().do({ type: 'opened' }).channel().fail('chatStart', networkDown)
    driver.wait(7_000).start()
    expect(driver.wait(2_000).mode).toBe('robot')
  })

  it('a server that asks for a pause gets it', () => {
    const driver = new SessionDriver().do({ type: 'opened' }).fail('channelInfo', busy).wait(3_999)
    expect(driver.asked('channelInfo')).toHaveLength(1)
    expect(driver.wait(1).asked('channelInfo')).toHaveLength(2)
  })

  it('X-02 a chat that was opened too often says so, not that the network is away, and comes by itself', () => {
    const driver = new SessionDriver().do({ type: 'opened' }).channel().type('my kettle')
    driver.fail('chatStart', tooMany)
    expect(driver.of('notice')).toMatchObject([{ text: 'error.tooMany' }])
    expect(driver.state.connection.shown).toBe('nothing')
    expect(driver.wait(8_999).asked('chatStart')).toHaveLength(1)
    expect(driver.wait(1).asked('chatStart')).toHaveLength(2)
    expect(driver.start().mode).toBe('robot')
    expect(driver.state.draft.text).toBe('my kettle')
  })

  it('session messages that did not come are asked for again', () => {
    const driver = new SessionDriver()
      .do({ type: 'opened' })
      .channel()
      .start()
      .fail('getSessionMsg', networkDown)
    driver.wait(3_000)
    expect(driver.asked('getSessionMsg')).toHaveLength(2)
  })

  it('X-01 session messages that fail for 8 s are told, and can be asked for at once', () => {
    const driver = new SessionDriver().do({ type: 'opened' }).channel().start({ lastSeq: 4 })
    driver.fail('getSessionMsg', serverBroken).wait(3_000).fail('getSessionMsg', serverBroken).wait(3_000)
    expect(driver.fail('getSessionMsg', serverBroken).state.trouble).toBe('some')
    expect(driver.wait(2_000).state.trouble).toBe('stuck')
    expect(driver.asked('getSessionMsg')).toHaveLength(3)
    driver.do({ type: 'openAgainPressed' })
    expect([driver.state.trouble, driver.asked('getSessionMsg').length]).toEqual(['none', 4])
    driver.answer('getSessionMsg', { msgList: [], events: [], lastSeq: 4, more: false })
    expect(driver.wait(60_000).state).toMatchObject({ isLoaded: true, trouble: 'none' })
  })

  it('knows the agent of a resumed session from its entries, and an older one does not undo a newer', () => {
    const accepted = (seq: number, adminNick: string) =>
      ({
        event_type: 1200,
        seq,
        msgTime: seq,
        adminId: '7',
        adminNick,
        adminFace: `/${adminNick}.png`,
      }) as const
    const driver = new SessionDriver()
      .do({ type: 'opened' })
      .channel()
      .start({ status: 'withAgent', adminNick: 'Ben', lastSeq: 9 })
    driver.hear({ kind: 'accepted', seq: 10, at: 1, agent: { id: '8', nick: 'Cy', face: '' } })
    driver.answer('getSessionMsg', {
      msgList: [],
      events: [accepted(3, 'Ana'), accepted(6, 'Ben')],
      lastSeq: 9,
      more: false,
    })
    expect(driver.state.agent).toMatchObject({ nick: 'Cy', seq: 10 })
  })
})

describe('reception', () => {
  it.each(['robot', 'robotGuide'] as const)('D-05 %s starts with the robot', (mode) => {
    const driver = SessionDriver.started({ receiveMode: mode })
    expect(driver.mode).toBe('robot')
    expect(driver.asked('transferAgent')).toEqual([])
  })

  it.each(['humanFirst', 'humanOnly'] as const)('D-05 %s asks for a person at once', (mode) => {
    const driver = SessionDriver.started({ receiveMode: mode })
    expect(driver.mode).toBe('requesting')
    expect(driver.asked('transferAgent')).toEqual([{ userId: 'u1' }])
  })

  it.each(['humanFirst', 'humanOnly'] as const)(
    'D-05 T-07 %s with msgToTransferFlag waits for the first message',
    (mode) => {
      const driver = SessionDriver.started({ receiveMode: mode, msgToTransferFlag: true })
      expect(driver.mode).toBe('robot')
      expect(driver.asked('transferAgent')).toEqual([])
      driver.send('hello')
      expect(driver.mode).toBe('requesting')
      expect(driver.of('outbox').map(({ act }) => act)).toEqual(['add'])
      driver.transferred('connected', 'Ana')
      expect(driver.of('outbox').map(({ act }) => act)).toEqual(['add', 'open'])
    },
  )

  it('T-07 a message that was written while the chat opened asks for the person too', () => {
    const driver = new SessionDriver().do({ type: 'opened' }).send('hello', 'm1')
    driver.channel({ receiveMode: 'humanFirst', msgToTransferFlag: true }).start()
    expect(driver.mode).toBe('requesting')
    expect(driver.of('outbox').map(({ act }) => act)).toEqual(['add'])
    expect(driver.transferred('connected', 'Ana').of('outbox').at(-1)?.act).toBe('open')
  })

  it('T-07 what was held goes out even when nobody is there: nothing written is lost', () => {
    const driver = SessionDriver.started({ receiveMode: 'humanFirst', msgToTransferFlag: true })
    driver.send('hello').transferred('noAgent')
    expect(driver.of('outbox').at(-1)).toEqual({ do: 'outbox', act: 'open' })
    driver.send('again')
    expect(driver.asked('transferAgent')).toHaveLength(1)
  })

  it('D-05 human only never settles for the robot: each message asks again, not faster than the lock', () => {
    const driver = SessionDriver.started({ receiveMode: 'humanOnly' }).transferred('noAgent')
    driver.send('one')
    expect(driver.asked('transferAgent')).toHaveLength(1)
    driver.wait(5_000).send('two')
    expect(driver.asked('transferAgent')).toHaveLength(2)
  })

  it('a person who is already there is not asked for again', () => {
    const driver = SessionDriver.started({ receiveMode: 'humanOnly' }, { status: 'withAgent' })
    expect(driver.asked('transferAgent')).toEqual([])
  })
})

describe('the appearance preview', () => {
  it('S-03 reads the settings and tells nobody that somebody is here', () => {
    const driver = new SessionDriver({ isPreview: true }).do({ type: 'opened' }).channel()
    expect(driver.state.channel?.channelId).toBe('demo')
    expect(driver.asked('chatStart')).toEqual([])
  })
})

describe('the form before the chat', () => {
  const form = { userName: 'Sam', phone: '', email: '', formParams: '[]' }

  it('is shown and submitted before anything else', () => {
    const driver = SessionDriver.started({ userFormMode: true, receiveMode: 'humanFirst' })
    expect(driver.mode).toBe('form')
    expect(driver.send('too early').of('outbox')).toEqual([])
    driver.do({ type: 'formSubmitted', form })
    expect(driver.asked('submitUserForm')).toEqual([{ ...form, userId: 'u1' }])
    driver.fail('submitUserForm', refusedBy('form.incomplete'))
    expect(driver.mode).toBe('form')
    expect(driver.of('notice')).toMatchObject([{ text: 'error.formIncomplete' }])
    driver.answer('submitUserForm', {})
    expect(driver.mode).toBe('requesting')
  })

  it('somebody who is already being served is not asked', () => {
    expect(SessionDriver.started({ userFormMode: true }, { status: 'withAgent' }).mode).toBe('withAgent')
    expect(SessionDriver.started({ userFormMode: true }, { firstSeq: 8, lastSeq: 9 }).mode).toBe('robot')
    expect(SessionDriver.started({ userFormMode: true }, { firstSeq: 8, lastSeq: 8 }).mode).toBe('form')
  })
})
