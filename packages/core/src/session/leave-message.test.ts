import { describe, expect, it } from 'vitest'
import { getLeaveMsgList } from '@foyer/contract/leave-message/getLeaveMsgList.ts'
import { networkDown, SessionDriver } from './session-driver.ts'

const message = { customerName: 'Sam', customerPhone: '', customerEmail: '', msgContent: 'A cracked lid' }

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
    driver.answer('leaveMsg', {})
    expect(driver.state.leave).toBeUndefined()
    expect(driver.of('notice')).toEqual([{ do: 'notice', tone: 'success', text: 'notice.left', ms: 2_000 }])
  })

  it('X-09 that failed stays open with what was written', () => {
    const driver = open().do(sent)
    driver.fail('leaveMsg', { ok: false, kind: 'refused', error: 'request.tooMany', message: '' })
    expect(driver.state.leave).toMatchObject({ isSending: false })
    expect(driver.of('notice')).toMatchObject([{ text: 'error.tooMany' }])
  })

  it('V-06 says which field is missing', () => {
    const driver = open().do({ type: 'leaveRefused', problem: 'name' })
    driver.do({ type: 'leaveRefused', problem: 'content' })
    expect(driver.of('notice').map(({ text }) => text)).toEqual(['notice.leaveName', 'notice.leaveContent'])
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
