import { defaultEvaluateInfo } from '@foyer/contract/evaluation/getEvaluateInfo.ts'
import type { CloseReason } from '@foyer/contract/codes.ts'
import { describe, expect, it } from 'vitest'
import { encodeRating } from '../evaluation/codec.ts'
import { networkDown, SessionDriver } from './session-driver.ts'

const rating = encodeRating({ of: 'agent', star: 4, solved: undefined, tags: ['Fast'], comment: '' })

/** Somebody talked, then the chat ended. */
function ended(channel = {}, reason: CloseReason = 'agent', rules = {}): SessionDriver {
  const driver = SessionDriver.started(channel, { status: 'withAgent', adminNick: 'Ana' }, rules)
  return driver.send('hello').hear({ kind: 'closed', seq: 9, at: 9, reason })
}

describe('a rating', () => {
  it('T-19 T-05 S-21 is invited when the chat ended and the channel wants one', () => {
    const driver = ended()
    expect(driver.asked('isEvaluate')).toEqual([{ userId: 'u1' }])
    driver.answer('isEvaluate', { isEvaluate: 0 })
    expect(driver.asked('getEvaluateInfo')).toEqual([{ tenantId: 'demo', channelId: 'demo' }])
    driver.answer('getEvaluateInfo', defaultEvaluateInfo)
    expect(driver.state.evaluation).toMatchObject({ phase: 'open', of: 'agent', isSending: false })
  })

  it('T-19 S-03 is invited by the page, whatever the channel says', () => {
    expect(ended({ evaluateMode: 0 }).asked('isEvaluate')).toEqual([])
    expect(ended({ evaluateMode: 0 }, 'agent', { inviteEvaluate: true }).asked('isEvaluate')).toHaveLength(1)
  })

  it('T-19 1203 an agent who asks for one is heard at the end', () => {
    const driver = SessionDriver.started({ evaluateMode: 0 }, { status: 'withAgent' }).send('hello')
    driver.hear({ kind: 'ratingInvited', seq: 8, at: 8 })
    expect(driver.notes).toEqual(['note.ratingInvited'])
    expect(driver.asked('isEvaluate')).toEqual([])
    driver.hear({ kind: 'closed', seq: 9, at: 9, reason: 'agent' })
    expect(driver.asked('isEvaluate')).toHaveLength(1)
  })

  it('is not asked for when nothing was said, or the chat goes on elsewhere', () => {
    const silent = SessionDriver.started().hear({ kind: 'closed', seq: 9, at: 9, reason: 'ended' })
    expect(silent.asked('isEvaluate')).toEqual([])
    expect(ended({}, 'newWindow').asked('isEvaluate')).toEqual([])
  })

  it('T-05 not before the consultation ended', () => {
    const driver = SessionDriver.started().do({ type: 'evaluatePressed' })
    expect(driver.asked('isEvaluate')).toEqual([])
    expect(driver.of('notice')).toMatchObject([{ text: 'error.evaluationEarly' }])
  })

  it('T-05 already rated leaves a note and no popup', () => {
    const driver = ended().answer('isEvaluate', { isEvaluate: 1 })
    expect(driver.notes.at(-1)).toBe('note.alreadyRated')
    expect(driver.state.evaluation.phase).toBe('closed')
  })

  it('of the robot when no agent was there', () => {
    const driver = SessionDriver.started().send('hello')
    driver.hear({ kind: 'closed', seq: 9, at: 9, reason: 'ended' })
    driver.answer('isEvaluate', { isEvaluate: 0 }).answer('getEvaluateInfo', defaultEvaluateInfo)
    expect(driver.state.evaluation).toMatchObject({ of: 'robot' })
  })

  function open(): SessionDriver {
    return ended().answer('isEvaluate', { isEvaluate: 0 }).answer('getEvaluateInfo', defaultEvaluateInfo)
  }

  it('V-04 K-01 what is missing is told for 3 s', () => {
    const driver = open().do({ type: 'ratingRefused', problem: 'commentMissing' })
    driver.do({ type: 'ratingRefused', problem: 'tagMissing' })
    expect(driver.of('notice')).toMatchObject([
      { text: 'notice.evaConInput', ms: 3_000 },
      { text: 'notice.evaLabelSelect', ms: 3_000 },
    ])
  })

  it('T-05 T-24 is sent once, thanked for, and leaves a line', () => {
    const driver = open().do({ type: 'ratingSent', rating }).do({ type: 'ratingSent', rating })
    expect(driver.asked('evaluate')).toEqual([{ ...rating, userId: 'u1' }])
    driver.answer('evaluate', {})
    expect(driver.state.evaluation.phase).toBe('closed')
    expect(driver.of('notice')).toMatchObject([{ tone: 'success', ms: 2_000 }])
    expect(driver.notes.at(-1)).toBe('note.rated')
  })

  it('that did not arrive stays open to be sent again', () => {
    const driver = open().do({ type: 'ratingSent', rating }).fail('evaluate', networkDown)
    expect(driver.state.evaluation).toMatchObject({ phase: 'open', isSending: false })
  })

  it('T-05 that another tab gave is told, not asked for again', () => {
    const driver = open().do({ type: 'ratingSent', rating })
    driver.fail('evaluate', { ok: false, kind: 'refused', error: 'evaluation.done', message: '' })
    expect(driver.notes.at(-1)).toBe('note.alreadyRated')
    expect(driver.state.evaluation.phase).toBe('closed')
  })

  it('can be declined, and asked for again', () => {
    const driver = open().do({ type: 'ratingDismissed' })
    expect(driver.state.evaluation.phase).toBe('closed')
    expect(driver.do({ type: 'evaluatePressed' }).asked('isEvaluate')).toHaveLength(2)
  })
})
