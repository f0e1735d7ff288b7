import { robotStatuses } from '@foyer/contract/codes.ts'
import { robotAnswerExample } from '@foyer/contract/robot/endpoints.ts'
import { describe, expect, it } from 'vitest'
import { networkDown, refusedBy } from '../session/session-driver.ts'
import { HostDriver } from './host-driver.ts'

const receipt = (seq: number) => ({ msgId: `t.${seq}`, seq, at: seq })

describe('what the visitor does', () => {
  const acts = [
    ['submitUserForm', { userId: 'u1', userName: 'Sam' }, { name: 'form:submit' }],
    ['updateSessionMsg', { userId: 'u1', msgId: 't.3', docNode: '[]' }, { name: 'form:submit' }],
    ['leaveMsg', { userId: 'u1', msgContent: 'x' }, { name: 'leave-message:submit', as: 'message' }],
    ['evaluate', { evaluateAdminMode: 1, evaluateAdminStar: 4 }, { name: 'rating:submit', star: 4 }],
    ['evaluate', { evaluateRobotMode: 1, evaluateRobotSolve: 1 }, { name: 'rating:submit', star: 0 }],
    ['commentDoc', { docId: 'd7', isUseful: 1 }, { name: 'robot:feedback', isUseful: true }],
    ['commentDoc', { docId: 'd7', isUseful: 0 }, { name: 'robot:feedback', isUseful: false }],
  ] as const

  it.each(acts)('%s %o is told when the server took it, not when it did not', (call, input, told) => {
    for (const outcome of [networkDown, refusedBy('object.unknown')])
      expect(HostDriver.opened().do(answered(call, input, outcome)).told).toEqual([])
    const driver = HostDriver.opened().do(answered(call, input, { ok: true, data: {} }))
    expect(driver.told).toEqual([told])
  })

  it('a thumb down, pressed where the robot answered', () => {
    const driver = HostDriver.opened().send('hello', 'm1')
    driver.do({ type: 'delivered', id: 'm1', receipt: receipt(2) })
    driver.answer('robotAsk', {
      status: robotStatuses.answered,
      msgList: [{ ...robotAnswerExample, seq: 3 }],
    })
    driver.do({ type: 'thumbPressed', msgId: robotAnswerExample.msgId, useful: false })
    expect(driver.toldOf('robot:feedback')).toEqual([])
    driver.answer('commentDoc', {})
    driver.do({ type: 'thumbPressed', msgId: robotAnswerExample.msgId, useful: true })
    expect(driver.toldOf('robot:feedback')).toEqual([{ name: 'robot:feedback', isUseful: false }])
  })

  it('a message that became a ticket', () => {
    expect(HostDriver.opened().do({ type: 'ticketLeft', number: 8 }).told).toEqual([
      { name: 'leave-message:submit', as: 'ticket' },
    ])
  })

  /** Inputs of tests are as short as what is read of them. */
  function answered(call: string, input: object, outcome: object) {
    return { type: 'answered', call, input, outcome, at: 1 } as unknown as Parameters<HostDriver['do']>[0]
  }
})
