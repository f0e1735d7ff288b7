import { describe, expect, it } from 'vitest'
import { getLeaveMsgList } from '@foyer/contract/leave-message/endpoints.ts'
import { networkDown, SessionDriver } from './session-driver.ts'

const message = {
  customerName: 'Sam',
  customerPhone: '',
  customerEmail: '',
  msgContent: 'A cracked lid',
  fileList: [],
}

const sent = { type: 'leaveSent', id: 'left-0001', message } as const

function open(): SessionDriver {
  return SessionDriver.started().do({ type: 'leavePressed' })
}

describe('leaving a message', () => {
  it('T-23 X-09 is sent once, closes the popup and says so for 2 s', () => {
    const driver = open().do(sent).do(sent)
    expect(driver.asked('leaveMsg')).toEqual([
      { ...message, id: 'left-0001', channelId: 'demo', userId: 'u1' },
    ])
    expect(driver.state.leave).toMatchObject({ isSending: true })
    driver.answer('leaveMsg', { msgNumber: 7 })
    expect(driver.state.leave).toBeUndefined()
    expect(driver.of('notice')).toEqual([{ do: 'notice', tone: 'success', text: 'notice.left', ms: 2_000 }])
  })

  it('T-23 its request number stays in sight until it was read', () => {
    const driver = open().do(sent).answer('leaveMsg', { msgNumber: 7 })
    expect(driver.state.receipt).toBe(7)
    expect(driver.do({ type: 'receiptDismissed' }).state.receipt).toBe(0)
    const ticket = open().do({ type: 'ticketLeft', number: 8 })
    expect(ticket.state.receipt).toBe(8)
  })

  it('X-09 that failed stays open with what was written', () => {
    const driver = open().do(sent)
    driver.fail('leaveMsg', { ok: false, kind: 'refused', error: 'request.tooMany', message: '' })
    expect(driver.state.leave).toMatchObject({ isSending: false })
    expect(driver.of('notice')).toMatchObject([{ text: 'error.tooMany' }])
  })

  it('V-06 says which field is missing', () => {
    const driver = open().do({ type: 'leaveRefused', problem: 'name' })
    for (const problem of ['content', 'contact', 'phone', 'email', 'files'] as const)
      driver.do({ type: 'leaveRefused', problem })
    expect(driver.of('notice').map(({ text }) => text)).toEqual([
      'notice.leaveName',
      'notice.leaveContent',
      'error.formContact',
      'notice.rightPhone',
      'notice.rightEmail',
      'notice.filesOpen',
    ])
  })

  it('S-22 the second tab loads my earlier messages', () => {
    const { output } = getLeaveMsgList.example
    const driver = open().do({ type: 'earlierAsked' })
    expect(driver.asked('getLeaveMsgList')).toEqual([{ userId: 'u1' }])
    expect(driver.answer('getLeaveMsgList', output).state.leave?.earlier).toEqual(output)
    driver.do({ type: 'earlierAsked' }).fail('getLeaveMsgList', networkDown)
    expect(driver.state.leave?.earlier).toBe('failed')
  })

  it('can be put away, and answers that come later open nothing', () => {
    const driver = open().do({ type: 'earlierAsked' }).do({ type: 'leaveDismissed' })
    expect(driver.answer('getLeaveMsgList', []).state.leave).toBeUndefined()
  })
})

describe('the screen for leaving messages', () => {
  it('S-29 T-12 starts the session as the chat does, and asks for nobody', () => {
    const driver = new SessionDriver({ isQuiet: true }).do({ type: 'opened' })
    driver.channel({ receiveMode: 'humanFirst', userFormMode: true }).start({ lastSeq: 9, firstSeq: 7 })
    expect(driver.of('store')).toMatchObject([
      { what: 'identity', identity: { userId: 'u1', token: 'token' } },
    ])
    expect(driver.of('request').map(({ call }) => call)).toEqual(['channelInfo', 'chatStart'])
    expect(driver.of('receive')).toEqual([])
    driver.wait(60_000)
    expect(driver.of('request')).toHaveLength(2)
  })

  it('S-29 a message can be left there', () => {
    const driver = new SessionDriver({ isQuiet: true }).do({ type: 'opened' }).channel().start()
    driver.do({ type: 'leavePressed' }).do(sent).answer('leaveMsg', { msgNumber: 7 })
    expect(driver.asked('leaveMsg')).toHaveLength(1)
    expect(driver.of('notice')).toMatchObject([{ text: 'notice.left' }])
  })
})

describe('leaving a ticket', () => {
  it('T-23 X-06 closes the popup, says so for 2 s, and takes what was typed in the chat with it', () => {
    const driver = SessionDriver.started({ leaveMsgMode: true }).type('My kettle leaks')
    driver.do({ type: 'transferPressed' }).transferred('noAgent')
    expect(driver.state.leave?.text).toBe('My kettle leaks')
    driver.do({ type: 'ticketLeft', number: 8 })
    expect(driver.state.leave).toBeUndefined()
    expect(driver.state.draft.text).toBe('')
    expect(driver.of('notice')).toEqual([{ do: 'notice', tone: 'success', text: 'notice.left', ms: 2_000 }])
  })

  it('T-23 ends the wait that it takes the place of', () => {
    const driver = SessionDriver.started().do({ type: 'transferPressed' }).transferred('queued', '', 2)
    driver.do({ type: 'leaveInsteadPressed' }).do({ type: 'ticketLeft', number: 8 })
    expect(driver.asked('stopWaiting')).toHaveLength(1)
  })
})
