import { robotStatuses } from '@foyer/contract/codes.ts'
import { decodeMessage } from '@foyer/contract/messages/codec.ts'
import { robotAnswerExample } from '@foyer/contract/robot/endpoints.ts'
import { describe, expect, it } from 'vitest'
import { answerIdOf } from '@foyer/core/messages/answer-id.ts'
import { messageOfGrowing } from '../messages/growing-message.ts'
import { timelineItems } from '../messages/timeline-view.ts'
import { timing } from '@foyer/core/timing.ts'
import { isRobotThinking } from '@foyer/core/session/selectors.ts'
import { networkDown, SessionDriver } from './session-driver.ts'

const id = answerIdOf('question1')
const answer = { ...robotAnswerExample, id, seq: 6 }

/** A question is with the robot, and its answer has begun. */
function growing(...htmls: string[]): SessionDriver {
  const driver = SessionDriver.started()
    .do({ type: 'connectionChanged', connection: 'live' })
    .send('How long?', 'question1')
    .do({ type: 'delivered', id: 'question1', receipt: { msgId: 't.5', seq: 5, at: 5 } })
  for (const html of htmls) driver.do({ type: 'answerGrew', id, html, at: 7 })
  return driver
}

const shown = ({ state }: SessionDriver) => state.growing.map(({ html }) => html)

describe('an answer that grows', () => {
  it('T-03 is shown in one place, each time with more of it', () => {
    const driver = growing('<p>Within</p>', '<p>Within 30</p>')
    expect(shown(driver)).toEqual(['<p>Within 30</p>'])
    const items = timelineItems(driver.state.timeline, [], driver.state.growing)
    expect(items.map(({ key }) => key)).toEqual(['question1', id])
  })

  it('T-03 the entry takes its place under the same key', () => {
    const driver = growing('<p>Within</p>').hear({ kind: 'message', message: decodeMessage(answer) })
    expect(driver.state.growing).toEqual([])
    const items = timelineItems(driver.state.timeline, [], driver.state.growing)
    expect(items.map(({ key }) => key)).toEqual(['question1', id])
  })

  it('its entry ends the waiting, though the call may be slower, or lost', () => {
    const driver = growing('<p>Within</p>').hear({ kind: 'message', message: decodeMessage(answer) })
    expect(isRobotThinking(driver.state)).toBe(false)
    driver.fail('robotAsk', networkDown).wait(60_000)
    expect(isRobotThinking(driver.state)).toBe(false)
    expect(driver.notes).toEqual([])
    expect(driver.asked('robotAsk')).toHaveLength(1)
  })

  it('so does the answer to the call, whichever is first', () => {
    const driver = growing('<p>Within</p>')
    driver.answer('robotAsk', { status: robotStatuses.answered, msgList: [answer] })
    expect(driver.state.growing).toEqual([])
    expect(driver.state.timeline.settled.at(-1)).toMatchObject({ key: id })
  })

  it('one that comes late does not stand beside its entry', () => {
    const driver = growing().hear({ kind: 'message', message: decodeMessage(answer) })
    driver.do({ type: 'answerGrew', id, html: '<p>Within</p>', at: 8 })
    expect(driver.state.growing).toEqual([])
  })

  it('T-03 can be removed, and then the robot thinks again', () => {
    const driver = growing('<p>Within</p>', '')
    expect(driver.state.growing).toEqual([])
    expect(isRobotThinking(driver.state)).toBe(true)
  })

  it.each([
    [
      'an agent comes',
      (driver: SessionDriver) => driver.do({ type: 'statusTold', status: 'withAgent', waitIndex: 0 }),
    ],
    [
      'the chat ends',
      (driver: SessionDriver) => driver.hear({ kind: 'closed', seq: 7, at: 9, reason: 'agent' }),
    ],
    [
      'the stream breaks',
      (driver: SessionDriver) => driver.do({ type: 'connectionChanged', connection: 'connecting' }),
    ],
    [
      'only polling is left',
      (driver: SessionDriver) => driver.do({ type: 'connectionChanged', connection: 'polling' }),
    ],
    ['nothing more comes', (driver: SessionDriver) => driver.wait(timing.growingSilentMs)],
    ['the robot could not be reached', (driver: SessionDriver) => driver.fail('robotAsk', networkDown)],
  ])('half an answer does not stay when %s', (_when, happens) => {
    const driver = growing('<p>Within</p>')
    happens(driver)
    expect(driver.state.growing).toEqual([])
  })

  it('stays for as long as it grows, and through what has nothing to do with it', () => {
    const driver = growing('<p>1</p>')
    for (let turn = 0; turn < 5; turn += 1)
      driver.wait(timing.growingSilentMs - 1).do({ type: 'answerGrew', id, html: `<p>${turn}</p>`, at: 8 })
    driver.hear({ kind: 'typing' }).do({ type: 'statusTold', status: 'noAgent', waitIndex: 0 })
    expect(shown(driver)).toEqual(['<p>4</p>'])
  })

  it('two questions have an answer each, in the order in which they began', () => {
    const driver = growing('<p>a</p>').do({ type: 'answerGrew', id: 'other.answer', html: '<p>b</p>', at: 8 })
    driver.do({ type: 'answerGrew', id, html: '<p>aa</p>', at: 9 })
    expect(shown(driver)).toEqual(['<p>aa</p>', '<p>b</p>'])
    driver.hear({ kind: 'message', message: decodeMessage(answer) })
    expect(shown(driver)).toEqual(['<p>b</p>'])
  })

  it("looks like the robot's own message, without anything to press", () => {
    expect(messageOfGrowing({ id, html: '<p>a</p>', at: 1 })).toMatchObject({
      sender: 'robot',
      content: { kind: 'rich', html: '<p>a</p>', answers: [] },
    })
    expect(messageOfGrowing({ id, html: '<p>a</p>', at: 1 }).robot).toBeUndefined()
  })
})
