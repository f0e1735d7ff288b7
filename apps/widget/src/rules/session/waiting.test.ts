import { describe, expect, it } from 'vitest'
import { isRobotThinking } from '@foyer/core/session/selectors.ts'
import { SessionDriver } from './session-driver.ts'
import { waitWords } from './wait-words.ts'

const accepted = { kind: 'accepted', seq: 3, at: 3, agent: { id: '7', nick: 'Ana', face: '' } } as const
const leaves = { leaveMsgMode: true } as const
const message = {
  customerName: 'Sam',
  customerPhone: '',
  customerEmail: '',
  msgContent: 'A cracked lid',
  fileList: [],
}

function queued(channel = {}): SessionDriver {
  return SessionDriver.started(channel).do({ type: 'transferPressed' }).transferred('queued', '', 3)
}

function failed(
  reason: 'refused' | 'requeued' | 'handedOver' | 'noAgent' | 'gaveUp',
  status: 'queued' | 'noAgent',
) {
  return { kind: 'failed', seq: 5, at: 5, reason, status } as const
}

describe('waiting for a person', () => {
  it('T-15 the waiting time is kept current with the place', () => {
    const wait = { fromMs: 60_000, toMs: 180_000 }
    const driver = queued().do({ type: 'statusTold', status: 'queued', waitIndex: 2, wait })
    expect(driver.state.mode).toEqual({ name: 'queued', waitIndex: 2, wait })
    driver.do({ type: 'statusTold', status: 'queued', waitIndex: 1 })
    expect(driver.state.mode).toEqual({ name: 'queued', waitIndex: 1 })
  })

  it('T-15 is told in whole minutes, never too short', () => {
    expect(waitWords({ fromMs: 0, toMs: 50_000 })).toEqual({ key: 'queue.wait.soon' })
    expect(waitWords({ fromMs: 0, toMs: 100_000 })).toEqual({ key: 'queue.wait.range', from: 1, to: 2 })
    expect(waitWords({ fromMs: 119_000, toMs: 290_000 })).toEqual({ key: 'queue.wait.range', from: 1, to: 5 })
    expect(waitWords({ fromMs: 120_000, toMs: 120_000 })).toEqual({ key: 'queue.wait.about', count: 2 })
  })

  it('T-15 who gives up is with the robot again when the log says so', () => {
    const driver = queued().do({ type: 'stopWaitingPressed' })
    expect(driver.asked('stopWaiting')).toEqual([{ userId: 'u1' }])
    expect(driver.mode).toBe('queued')
    driver.hear(failed('gaveUp', 'noAgent'))
    expect(driver.mode).toBe('robot')
    expect(driver.notes).toEqual(['note.without.gaveUp'])
  })

  it('D-02 a message in the queue is for the agent: the robot stays silent and one line says who reads it', () => {
    const driver = queued().say('Where is my order?', 'question1', 6).say('Hello?', 'question2', 7)
    expect(driver.asked('robotAsk')).toEqual([])
    expect(driver.notes).toEqual(['note.agentWillRead'])
    expect(isRobotThinking(driver.state)).toBe(false)
    driver.hear({ ...accepted, seq: 8 })
    expect(driver.asked('robotAsk')).toEqual([])
    expect(driver.state.asks).toEqual({})
  })

  it('after "Leave queue" the robot answers the last question, and what is asked next', () => {
    const driver = queued().say('Hello?', 'question1', 6).say('Where is my order?', 'question2', 7)
    driver.do({ type: 'stopWaitingPressed' }).hear({ ...failed('gaveUp', 'noAgent'), seq: 8 })
    expect(driver.asked('robotAsk')).toMatchObject([{ question: 'Where is my order?', id: 'question2' }])
    driver.say('Do you deliver abroad?', 'question3', 9)
    expect(driver.asked('robotAsk')).toMatchObject([{ id: 'question2' }, { id: 'question3' }])
  })

  it('a message that overtakes a request for an agent is answered when nobody comes', () => {
    const driver = SessionDriver.started().do({ type: 'transferPressed' })
    driver.say('Where is my order?', 'question1', 6)
    expect(driver.asked('robotAsk')).toEqual([])
    expect(driver.transferred('noAgent').asked('robotAsk')).toMatchObject([{ id: 'question1' }])
  })

  it('T-15 somebody who comes first is not sent away by it', () => {
    const driver = queued().do({ type: 'stopWaitingPressed' }).hear(accepted)
    driver.answer('stopWaiting', { status: 2 })
    expect(driver.mode).toBe('withAgent')
  })

  it('T-23 a message instead begins with what was typed, and ends the wait once it was left', () => {
    const driver = queued(leaves).type('Is anybody').do({ type: 'leaveInsteadPressed' })
    expect(driver.state.leave).toMatchObject({ text: 'Is anybody' })
    expect(driver.asked('stopWaiting')).toEqual([])
    driver.do({ type: 'leaveSent', id: 'left-0001', message }).answer('leaveMsg', { msgNumber: 7 })
    expect(driver.asked('stopWaiting')).toHaveLength(1)
    expect(driver.state.draft.text).toBe('')
  })

  it('T-23 dismissed, the wait goes on and the draft stays', () => {
    const driver = queued(leaves).type('Is anybody').do({ type: 'leaveInsteadPressed' })
    driver.do({ type: 'leaveDismissed' })
    expect(driver.mode).toBe('queued')
    expect(driver.state.draft.text).toBe('Is anybody')
    expect(driver.asked('stopWaiting')).toEqual([])
  })

  it('T-13 where nobody is left the visitor is told, and can leave a message with what was typed', () => {
    const driver = queued(leaves).type('Is anybody').hear(failed('noAgent', 'noAgent'))
    expect(driver.mode).toBe('robot')
    expect(driver.state.leave).toMatchObject({ text: 'Is anybody' })
    expect(driver.notes).toEqual(['note.without.noAgent'])
    expect(queued({ leaveMsgMode: false }).hear(failed('noAgent', 'noAgent')).state.leave).toBeUndefined()
  })
})

describe('an agent who is no longer there', () => {
  it('T-21 T-19 refused: a warning that stays, and the wait goes on where the server says so', () => {
    const driver = queued().hear(accepted).hear(failed('refused', 'queued'))
    expect(driver.mode).toBe('queued')
    expect(driver.of('notice')).toMatchObject([{ tone: 'warning', text: 'notice.refused', ms: 'persistent' }])
    expect(driver.notes).toEqual(['note.accepted', 'note.without.refused'])
  })

  it('T-21 refused where no other agent is left: the visitor is not told that the wait goes on', () => {
    const driver = queued().hear(accepted).hear(failed('refused', 'noAgent'))
    expect(driver.mode).toBe('robot')
    expect(driver.of('notice')).toMatchObject([
      { tone: 'warning', text: 'note.without.noAgent', ms: 'persistent' },
    ])
    expect(driver.notes).toEqual(['note.accepted', 'note.without.noAgent'])
  })

  it.each(['requeued', 'handedOver'] as const)('%s: the visitor waits again and is told why', (reason) => {
    const driver = queued().hear(accepted).hear(failed(reason, 'queued'))
    expect(driver.mode).toBe('queued')
    expect(driver.notes).toEqual(['note.accepted', `note.without.${reason}`])
    driver.do({ type: 'statusTold', status: 'queued', waitIndex: 1 })
    expect(driver.state.mode).toMatchObject({ name: 'queued', waitIndex: 1 })
  })

  it('a status from before it does not bring the agent back', () => {
    const driver = queued().hear(accepted).hear(failed('requeued', 'queued'))
    driver.do({ type: 'statusTold', status: 'withAgent', waitIndex: 0, seq: 3 })
    expect(driver.mode).toBe('queued')
    driver.do({ type: 'statusTold', status: 'withAgent', waitIndex: 0, seq: 6 })
    expect(driver.mode).toBe('withAgent')
  })
})
