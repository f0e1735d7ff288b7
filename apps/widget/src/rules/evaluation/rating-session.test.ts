import { defaultEvaluateInfo } from '@foyer/contract/evaluation/endpoints.ts'
import { describe, expect, it } from 'vitest'
import { networkDown, SessionDriver } from '../session/session-driver.ts'
import { encodeRating } from '@foyer/core/evaluation/codec.ts'

const rating = encodeRating({ of: 'agent', star: 5, solved: undefined, tags: [], comment: '' })

/** A chat with a person that has ended, with the popup open. */
function asked(): SessionDriver {
  const driver = SessionDriver.started({}, { status: 'withAgent', adminNick: 'Ana' })
  driver.hear({ kind: 'closed', seq: 2, at: 2, reason: 'agent' })
  return driver
    .do({ type: 'evaluatePressed' })
    .answer('isEvaluate', { isEvaluate: 0 })
    .answer('getEvaluateInfo', defaultEvaluateInfo)
}

describe('the popup that asks for a rating', () => {
  it('S-21 T-05 opens after the end, for whoever did the talking', () => {
    expect(asked().state.evaluation).toMatchObject({ phase: 'open', of: 'agent', isSending: false })
    const alone = SessionDriver.started()
    alone.hear({ kind: 'closed', seq: 2, at: 2, reason: 'visitorTimeout' }).do({ type: 'evaluatePressed' })
    alone.answer('isEvaluate', { isEvaluate: 0 }).answer('getEvaluateInfo', defaultEvaluateInfo)
    expect(alone.state.evaluation).toMatchObject({ phase: 'open', of: 'robot' })
  })

  it('T-05 what is rated already has a note and no popup', () => {
    const driver = SessionDriver.started({}, { status: 'withAgent', adminNick: 'Ana' })
    driver.hear({ kind: 'closed', seq: 2, at: 2, reason: 'agent' })
    driver.do({ type: 'evaluatePressed' }).answer('isEvaluate', { isEvaluate: 1 })
    expect(driver.state.evaluation.phase).toBe('closed')
    expect(driver.notes).toContain('note.alreadyRated')
  })

  it('V-04 what is missing is told, and the popup stays', () => {
    const driver = asked().do({ type: 'ratingRefused', problem: 'commentMissing' })
    driver.do({ type: 'ratingRefused', problem: 'tagMissing' })
    expect(driver.of('notice').map(({ text }) => text)).toEqual([
      'notice.evaConInput',
      'notice.evaLabelSelect',
    ])
    expect(driver.state.evaluation.phase).toBe('open')
  })

  it('T-24 a rating is sent once, and its note stands in the conversation', () => {
    const driver = asked().do({ type: 'ratingSent', rating }).do({ type: 'ratingSent', rating })
    expect(driver.asked('evaluate')).toEqual([{ ...rating, userId: 'u1' }])
    expect(driver.state.evaluation).toMatchObject({ isSending: true })
    driver.answer('evaluate', {})
    expect(driver.state.evaluation.phase).toBe('closed')
    expect(driver.notes).toContain('note.rated')
  })

  it('S-21 a rating that did not arrive can be sent again', () => {
    const driver = asked().do({ type: 'ratingSent', rating })
    driver.fail('evaluate', networkDown)
    expect(driver.state.evaluation).toMatchObject({ phase: 'open', isSending: false })
    expect(driver.notes).not.toContain('note.rated')
  })
})
