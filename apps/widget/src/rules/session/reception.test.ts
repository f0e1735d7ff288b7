import { menusDefaults } from '@foyer/contract/channel/config/menus.ts'
import type { MenuKind, SessionStatus } from '@foyer/contract/codes.ts'
import { wireMessageExample } from '@foyer/contract/messages/wire-message.ts'
import { describe, expect, it } from 'vitest'
import { timing } from '@foyer/core/timing.ts'
import { offersMenu } from './menu.ts'
import { SessionDriver } from './session-driver.ts'

const guides = (driver: SessionDriver): number =>
  driver.state.timeline.settled.filter(({ type }) => type === 'guide').length

describe('the beginning', () => {
  it.each(['robot', 'robotGuide'] as const)('T-12 K-01 mode %s shows the guide after 1 s', (mode) => {
    const driver = SessionDriver.started({ receiveMode: mode }).wait(timing.robotGuideMs - 1)
    expect(guides(driver)).toBe(0)
    expect(guides(driver.wait(1))).toBe(1)
  })

  it('T-12 who has already asked, or is with a person, needs no guide', () => {
    expect(guides(SessionDriver.started().send('hello').wait(5_000))).toBe(0)
    expect(guides(SessionDriver.started({}, { status: 'withAgent' }).wait(5_000))).toBe(0)
  })

  const back = { firstSeq: 4, lastSeq: 6 }
  const asked = { ...wireMessageExample, seq: 5, msgId: 't.5', id: 'i5', senderType: 1 as const }

  function comeBack(channel: object, status: SessionStatus = 'noAgent') {
    const driver = new SessionDriver().do({ type: 'opened' })
    driver.channel(channel).start({ ...back, status })
    const older = { ...asked, seq: 3, msgId: 't.3', id: 'i3' }
    return driver.answer('getSessionMsg', { msgList: [older, asked], events: [], lastSeq: 6, more: false })
  }

  it('T-12 who comes back to a conversation with the robot finds the guide at its beginning', () => {
    const driver = comeBack({}).wait(5_000)
    const { settled } = driver.state.timeline
    expect(settled.map(({ key }) => key)).toEqual(['i3', 'guide', 'i5'])
    expect(settled[1]?.at).toBe(settled[2]?.at)
  })

  it.each(['withAgent', 'queued'] as const)('T-12 the guide survives a reload while %s', (status) => {
    const { settled } = comeBack({}, status).wait(5_000).state.timeline
    expect(settled.map(({ key }) => key)).toEqual(['i3', 'guide', 'i5'])
  })

  it('T-12 a conversation that began with a person has no guide after a reload', () => {
    expect(guides(comeBack({ receiveMode: 'humanOnly' }).wait(5_000))).toBe(0)
  })

  it('T-12 while the conversation is still being read, the guide waits for its place', () => {
    const driver = new SessionDriver().do({ type: 'opened' }).channel().start(back).wait(5_000)
    expect(guides(driver)).toBe(0)
    driver.answer('getSessionMsg', { msgList: [asked], events: [], lastSeq: 6, more: false })
    expect(driver.state.timeline.settled.map(({ key }) => key)).toEqual(['guide', 'i5'])
  })

  it('T-12 a new session of a returning visitor is greeted below what was said before', () => {
    const driver = SessionDriver.started({}, { firstSeq: 40, lastSeq: 40 }).wait(5_000)
    expect(driver.state.timeline.settled.map(({ place }) => place)).toEqual([40.5])
  })

  it.each(['humanFirst', 'humanOnly'] as const)('T-12 mode %s asks for a person at once', (mode) => {
    const driver = SessionDriver.started({ receiveMode: mode })
    expect(driver.asked('transferAgent')).toEqual([{ userId: 'u1' }])
  })

  it.each(['humanFirst', 'humanOnly'] as const)(
    'T-07 T-12 mode %s with msgToTransferFlag asks with the first message',
    (mode) => {
      const driver = SessionDriver.started({ receiveMode: mode, msgToTransferFlag: true })
      expect(driver.asked('transferAgent')).toEqual([])
      driver.send('hello')
      expect(driver.asked('transferAgent')).toEqual([{ userId: 'u1' }])
      expect(driver.of('outbox').at(-1)).toMatchObject({ act: 'add' })
      expect(driver.of('outbox').some(({ act }) => act === 'open')).toBe(false)
      driver.transferred('connected', 'Ana')
      expect(driver.of('outbox').at(-1)).toEqual({ do: 'outbox', act: 'open' })
    },
  )

  it('T-12 V-01 a configured form comes first, and what is wrong with it is told for 3 s', () => {
    const driver = SessionDriver.started({ userFormMode: true })
    driver.do({ type: 'formRefused', problem: { problem: 'missing', name: 'Name' } })
    expect(driver.of('notice')).toEqual([
      { do: 'notice', tone: 'error', text: 'notice.input', params: { name: 'Name' }, ms: 3_000 },
    ])
    driver.do({ type: 'formRefused', problem: { problem: 'phone' } })
    driver.do({ type: 'formRefused', problem: { problem: 'email' } })
    expect(driver.of('notice').map(({ text }) => text)).toEqual([
      'notice.input',
      'notice.rightPhone',
      'notice.rightEmail',
    ])
    expect(driver.mode).toBe('form')
  })

  it('T-12 a form is not sent twice', () => {
    const form = { userName: 'Sam', phone: '', email: '', formParams: '[]' }
    const driver = SessionDriver.started({ userFormMode: true })
    driver.do({ type: 'formSubmitted', form }).do({ type: 'formSubmitted', form })
    expect(driver.asked('submitUserForm')).toHaveLength(1)
    expect(driver.state.isFormSending).toBe(true)
    expect(driver.answer('submitUserForm', {}).state.isFormSending).toBe(false)
  })
})

describe('whom to talk to', () => {
  const groups = { groupMode: true }

  it('S-20 the visitor chooses first, and the choice transfers', () => {
    const driver = SessionDriver.started(groups).do({ type: 'transferPressed' })
    expect(driver.state.groupChoice).toBe('open')
    expect(driver.asked('transferAgent')).toEqual([])
    driver.do({ type: 'groupChosen', groupId: 'g2' })
    expect(driver.state.groupChoice).toBe('closed')
    expect(driver.asked('transferAgent')).toEqual([{ userId: 'u1', groupId: 'g2' }])
  })

  it('S-20 choosing nobody leaves everything as it was', () => {
    const driver = SessionDriver.started(groups).do({ type: 'transferPressed' })
    driver.do({ type: 'groupChoiceDismissed' })
    expect(driver.mode).toBe('robot')
    expect(driver.asked('transferAgent')).toEqual([])
  })

  it('T-07 who has written already and chooses nobody talks to anybody', () => {
    const driver = SessionDriver.started({
      ...groups,
      receiveMode: 'humanOnly',
      msgToTransferFlag: true,
    })
    driver.send('hello').do({ type: 'groupChoiceDismissed' })
    expect(driver.asked('transferAgent')).toEqual([{ userId: 'u1' }])
  })
})

describe('the quick menu', () => {
  const items = menusDefaults.chatMenuConfigPlan.menus

  function press(driver: SessionDriver, kind: MenuKind): SessionDriver {
    const item = items.find(({ menuType }) => menuType === kind)
    if (!item) throw new Error(`no item of kind ${kind}`)
    return driver.do({ type: 'menuPressed', item, id: 'question1', answerId: 'answer1', at: 1 })
  }

  it('D-06 0 asks its question', () => {
    const driver = press(SessionDriver.started(), 'ask')
    expect(driver.state.timeline.pending).toMatchObject([{ content: { text: 'Where is my order?' } }])
  })

  it('D-06 1 asks for a person', () => {
    expect(press(SessionDriver.started(), 'transfer').asked('transferAgent')).toHaveLength(1)
  })

  it('D-06 3 closes the chat', () => {
    expect(press(SessionDriver.started(), 'close').asked('chatClose')).toHaveLength(1)
  })

  it('D-06 T-05 4 asks for a rating, at any time', () => {
    expect(press(SessionDriver.started(), 'evaluate').asked('isEvaluate')).toHaveLength(1)
    const ended = SessionDriver.started().hear({ kind: 'closed', seq: 3, at: 3, reason: 'agent' })
    expect(press(ended, 'evaluate').asked('isEvaluate')).toHaveLength(1)
  })

  it('D-06 S-22 5 opens the leave-message popup', () => {
    const driver = press(SessionDriver.started(), 'leaveMessage')
    expect(driver.state.leave).toMatchObject({ isSending: false, earlier: undefined })
  })

  it('D-06 6 opens its link', () => {
    const driver = press(SessionDriver.started(), 'link')
    expect(driver.of('openLink')).toEqual([{ do: 'openLink', url: 'https://shop.example/sizes' }])
  })

  it('T-22 D-06 K-01 7 says its answer 200 ms after the question, and tells the server both', () => {
    const driver = press(SessionDriver.started(), 'answer')
    expect(driver.state.timeline.pending).toMatchObject([{ content: { text: 'Opening hours' } }])
    driver.wait(timing.cannedAnswerMs - 1)
    expect(driver.state.timeline.pending).toHaveLength(1)
    driver.wait(1)
    expect(driver.state.timeline.pending.at(-1)).toMatchObject({ id: 'answer1', by: 'robot' })
    expect(driver.asked('addSessionMsg')).toMatchObject([
      { id: 'question1', senderType: 1, msgContent: 'Opening hours' },
      { id: 'answer1', senderType: 3, senderName: 'Harbour helper' },
    ])
    driver.answer('addSessionMsg', { msgId: 't.9', seq: 9, msgTime: 9 })
    expect(driver.state.timeline.settled.at(-1)).toMatchObject({ message: { sender: 'robot' } })
    expect(driver.asked('robotAsk')).toEqual([])
  })

  it('P-03 T-01 offers a person only where the robot answers first', () => {
    const transfer = items.find(({ menuType }) => menuType === 'transfer')
    if (!transfer) throw new Error('no transfer item')
    expect(offersMenu(SessionDriver.started().state, transfer)).toBe(true)
    expect(offersMenu(SessionDriver.started({ transferUserMode: false }).state, transfer)).toBe(false)
    expect(offersMenu(SessionDriver.started({}, { status: 'withAgent' }).state, transfer)).toBe(false)
    const human = SessionDriver.started({ receiveMode: 'humanFirst' }).transferred('noAgent')
    expect(offersMenu(human.state, transfer)).toBe(false)
  })
})
