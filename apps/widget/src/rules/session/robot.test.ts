import { robotStatuses } from '@foyer/contract/codes.ts'
import { decodeMessage } from '@foyer/contract/messages/codec.ts'
import { robotAnswerExample } from '@foyer/contract/robot/endpoints.ts'
import { describe, expect, it } from 'vitest'
import { timing } from '@foyer/core/timing.ts'
import { starterQuestions } from '../composer/offered.ts'
import { canWrite, isRobotThinking, offersSuggestions } from '@foyer/core/session/selectors.ts'
import { networkDown, refusedBy, SessionDriver } from './session-driver.ts'

const receipt = { msgId: 't.5', seq: 5, at: 5 }

function asked(question = 'How do I return something?'): SessionDriver {
  return SessionDriver.started()
    .send(question, 'question1')
    .do({ type: 'delivered', id: 'question1', receipt })
}

describe('asking the robot', () => {
  it('is asked once the question is in the log, with what was chosen', () => {
    const driver = SessionDriver.started()
    driver.do({
      type: 'sendPressed',
      id: 'question1',
      text: 'Where is my order?',
      at: 1,
      asked: { docId: 'd1', click: 1, bindCode: 'topic', button: { id: 'b1', name: 'An order' } },
    })
    expect(driver.asked('robotAsk')).toEqual([])
    driver.do({ type: 'delivered', id: 'question1', receipt })
    expect(driver.asked('robotAsk')).toEqual([
      {
        userId: 'u1',
        robotNo: 'r1',
        question: 'Where is my order?',
        id: 'question1',
        docId: 'd1',
        click: 1,
        bingCode: 'topic',
        button: { id: 'b1', name: 'An order' },
      },
    ])
  })

  it('shows that it is thinking, then the answer', () => {
    const driver = asked()
    expect(isRobotThinking(driver.state)).toBe(true)
    driver.answer('robotAsk', { status: robotStatuses.answered, msgList: [robotAnswerExample] })
    expect(isRobotThinking(driver.state)).toBe(false)
    expect(driver.state.timeline.settled).toHaveLength(2)
  })

  it('T-17 status 0 reloads the page', () => {
    const driver = asked().answer('robotAsk', { status: robotStatuses.reload, msgList: [] })
    expect(driver.of('reload')).toHaveLength(1)
  })

  it('T-17 status -1 hides the question and asks for a person', () => {
    const driver = asked().answer('robotAsk', { status: robotStatuses.transfer, msgList: [] })
    expect(driver.state.timeline.settled).toEqual([])
    expect(driver.mode).toBe('requesting')
    expect(driver.asked('transferAgent')).toHaveLength(1)
  })

  it('a lost answer is asked for again, under the same id', () => {
    const driver = asked().fail('robotAsk', networkDown)
    expect(isRobotThinking(driver.state)).toBe(true)
    driver.wait(timing.robotAgainMs)
    expect(driver.asked('robotAsk').map(({ id }) => id)).toEqual(['question1', 'question1'])
  })

  it('a robot that never answers is given up with a line that says so', () => {
    const driver = asked()
    for (let tries = 0; tries < 5; tries += 1) driver.fail('robotAsk', networkDown).wait(60_000)
    expect(driver.asked('robotAsk')).toHaveLength(5)
    expect(driver.notes).toEqual(['note.robotSilent'])
    expect(isRobotThinking(driver.state)).toBe(false)
  })

  it('a refusal is final', () => {
    const driver = asked().fail('robotAsk', refusedBy('object.unknown'))
    expect(driver.notes).toEqual(['note.robotSilent'])
  })

  it('that it is silent is said once, not after every question', () => {
    const driver = asked().fail('robotAsk', refusedBy('object.unknown')).send('Hello?', 'question2')
    driver.do({ type: 'delivered', id: 'question2', receipt: { msgId: 't.6', seq: 6, at: 6 } })
    driver.fail('robotAsk', refusedBy('object.unknown'))
    expect(driver.notes).toEqual(['note.robotSilent'])
  })

  it('what a person reads is not asked of the robot', () => {
    const driver = SessionDriver.started({}, { status: 'withAgent' })
    driver.send('hello', 'question1').do({ type: 'delivered', id: 'question1', receipt })
    expect(driver.asked('robotAsk')).toEqual([])
  })

  it('D-05 where only people answer, the robot is never asked', () => {
    const driver = SessionDriver.started({ receiveMode: 'humanOnly' })
    driver.transferred('noAgent').send('hello', 'question1').transferred('noAgent')
    driver.do({ type: 'delivered', id: 'question1', receipt })
    expect(driver.asked('robotAsk')).toEqual([])
  })

  it('a question from before the reload is asked when it arrives; one of another tab is theirs', () => {
    const content = { kind: 'text', text: 'hello' } as const
    const driver = SessionDriver.started()
    driver.do({ type: 'queuedToSend', id: 'restored', content, at: 1, isRestored: true })
    driver.do({ type: 'queuedToSend', id: 'elsewhere', content, at: 2, isRestored: false })
    driver.do({ type: 'delivered', id: 'restored', receipt })
    driver.do({ type: 'delivered', id: 'elsewhere', receipt: { ...receipt, seq: 6, msgId: 't.6' } })
    expect(driver.asked('robotAsk').map(({ id }) => id)).toEqual(['restored'])
  })
})

describe('tips', () => {
  const tip = { tips: 'How do I <em>return</em>?', question: 'How do I return?', docId: 'd7', score: 0.9 }

  it('T-09 K-01 suggestions are requested 500 ms after the last input', () => {
    const driver = SessionDriver.started().type('ret').wait(499)
    expect(driver.asked('robotTips')).toEqual([])
    driver.type('return').wait(499)
    expect(driver.asked('robotTips')).toEqual([])
    driver.wait(1)
    expect(driver.asked('robotTips')).toEqual([{ question: 'return', robotNo: 'r1', userId: 'u1' }])
  })

  it('T-10 only for a question that is not blank', () => {
    const driver = SessionDriver.started().type('   ').wait(500)
    expect(driver.asked('robotTips')).toEqual([])
  })

  it('T-10 K-01 hidden after 5 s', () => {
    const driver = SessionDriver.started().type('return').wait(500).answer('robotTips', [tip])
    expect(driver.state.tips).toEqual([tip])
    expect(driver.wait(4_999).state.tips).toEqual([tip])
    expect(driver.wait(1).state.tips).toEqual([])
  })

  it('T-09 the list clears when the text is empty', () => {
    const driver = SessionDriver.started().type('return').wait(500).answer('robotTips', [tip])
    expect(driver.type('').state.tips).toEqual([])
  })

  it('D-19 the channel can turn suggestions off: while typing by its switch, at the start by an empty autoTip', () => {
    const off = SessionDriver.started({ robotTipsFlag: false, autoTip: [] })
    expect(off.type('return').wait(timing.typingDebounceMs).asked('robotTips')).toEqual([])
    expect(starterQuestions(off.type('').state)).toEqual([])
    const on = SessionDriver.started({ robotTipsFlag: true, autoTip: [{ autoTip: 'Where?' }] })
    expect(starterQuestions(on.state)).toEqual([{ autoTip: 'Where?' }])
    expect(on.type('return').wait(timing.typingDebounceMs).asked('robotTips')).toHaveLength(1)
  })

  it('D-19 four flags are state: chat open, agent typing, rating enabled, suggestions enabled', () => {
    const flags = ({ state }: SessionDriver): boolean[] => [
      canWrite(state),
      state.agentTyping.isShown,
      state.channel?.evaluateMode === true,
      offersSuggestions(state),
    ]
    expect(flags(SessionDriver.started())).toEqual([true, false, true, true])
    const off = SessionDriver.started({ evaluateMode: false, robotTipsFlag: false })
    expect(flags(off)).toEqual([true, false, false, false])
    const typing = SessionDriver.started({}, { status: 'withAgent' }).hear({ kind: 'typing' })
    expect(flags(typing)).toEqual([true, true, true, false])
    typing.hear({ kind: 'closed', seq: 5, at: 5, reason: 'agent' })
    expect(flags(typing)).toEqual([false, false, true, false])
  })

  it('an answer to words that are gone is dropped', () => {
    const driver = SessionDriver.started().type('return').wait(500).type('delivery')
    expect(driver.answer('robotTips', [tip]).state.tips).toEqual([])
  })

  it('T-09 with an agent the text is reported instead', () => {
    const driver = SessionDriver.started({}, { status: 'withAgent' }).type('return').wait(500)
    expect(driver.asked('robotTips')).toEqual([])
    expect(driver.asked('typing')).toEqual([{ msgContent: 'return' }])
  })
})

describe('thumbs', () => {
  const answer = { ...robotAnswerExample, docId: 'd7', msgId: 't.9', seq: 9 }

  function answered(channel = {}, changes = {}): SessionDriver {
    const driver = SessionDriver.started(channel).send('x', 'question1')
    driver.do({ type: 'delivered', id: 'question1', receipt })
    return driver.answer('robotAsk', { status: 1, msgList: [{ ...answer, ...changes }] })
  }

  function ratingOf(driver: SessionDriver): string | undefined {
    return driver.state.timeline.settled.flatMap((item) =>
      item.type === 'message' && item.message.robot ? [item.message.robot.rating] : [],
    )[0]
  }

  it('T-04 undecided becomes up or down, once', () => {
    const driver = answered().do({ type: 'thumbPressed', msgId: 't.9', useful: true })
    expect(ratingOf(driver)).toBe('liked')
    driver.do({ type: 'thumbPressed', msgId: 't.9', useful: false })
    expect(ratingOf(driver)).toBe('liked')
    expect(driver.asked('commentDoc')).toEqual([
      { docId: 'd7', isUseful: 1, robotNo: 'r1', sessionId: 's1', tenantId: 'demo', userId: 'u1' },
    ])
  })

  it.each([
    ['the channel has them off', { commentDocMode: false }, {}],
    ['the answer hides them', {}, { disabled: 2 as const }],
    ['there is no document', {}, { docId: '' }],
  ])('T-04 D-09 nothing to press when %s', (_why, channel, changes) => {
    const driver = answered(channel, changes).do({ type: 'thumbPressed', msgId: 't.9', useful: true })
    expect(driver.asked('commentDoc')).toEqual([])
  })

  it('T-04 a thumb that did not arrive can be given again', () => {
    const lost = answered()
      .do({ type: 'thumbPressed', msgId: 't.9', useful: true })
      .fail('commentDoc', networkDown)
    expect(ratingOf(lost)).toBe('undecided')
  })

  it('T-04 D-09 a second thumb is taken back, and the first one is shown instead', () => {
    const driver = answered().do({ type: 'thumbPressed', msgId: 't.9', useful: true })
    driver.fail('commentDoc', { ok: false, kind: 'refused', error: 'evaluation.done', message: '' })
    expect(ratingOf(driver)).toBe('undecided')
    expect(driver.asked('getSessionMsg').at(-1)).toEqual({ userId: 'u1', sessionId: 's1', lastSeq: 8 })
    const stored = { ...answer, disabled: 1 }
    driver.answer('getSessionMsg', { msgList: [stored], events: [], lastSeq: 9, more: false })
    expect(ratingOf(driver)).toBe('disliked')
  })

  it('T-04 an older copy of the answer does not undo its rating', () => {
    const driver = answered().do({ type: 'thumbPressed', msgId: 't.9', useful: true })
    driver.hear({ kind: 'message', message: decodeMessage({ ...answer, id: 'question1.answer' }) })
    driver.answer('getSessionMsg', { msgList: [answer], events: [], lastSeq: 9, more: false })
    expect(ratingOf(driver)).toBe('liked')
  })
})
