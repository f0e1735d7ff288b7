import { menusDefaults } from '@foyer/contract/channel/config/menus.ts'
import { defaultEvaluateInfo } from '@foyer/contract/evaluation/endpoints.ts'
import { senderTypes, type CloseReason } from '@foyer/contract/codes.ts'
import { decodeMessage } from '@foyer/contract/messages/codec.ts'
import { wireMessageExample } from '@foyer/contract/messages/wire-message.ts'
import { describe, expect, it } from 'vitest'
import { encodeRating } from '@foyer/core/evaluation/codec.ts'
import { systemNotes } from '@foyer/core/log/system-notes.ts'
import { offersMenu } from './menu.ts'
import { networkDown, SessionDriver } from './session-driver.ts'

const ratedEntry = decodeMessage({
  ...wireMessageExample,
  senderType: senderTypes.system,
  msgContent: systemNotes.rated,
  seq: 7,
})

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

  it.each([
    [false, false, 0],
    [false, true, 1],
    [true, false, 1],
  ] as const)(
    'S-38 S-03 evaluateMode %s, inviteEvaluate %s: each of the four ways to rate asks %s times',
    (evaluateMode, inviteEvaluate, times) => {
      const open = (): SessionDriver =>
        SessionDriver.started({ evaluateMode }, { status: 'withAgent' }, { inviteEvaluate }).send('hello')
      const tag = menusDefaults.chatMenuConfigList.find(({ menuType }) => menuType === 'evaluate')
      if (!tag) throw new Error('no tag to rate')
      const ways = [
        open().do({ type: 'evaluatePressed' }),
        open().do({ type: 'menuPressed', item: tag, id: 'a', answerId: 'b', at: 1 }),
        open().hear({ kind: 'ratingInvited', seq: 8, at: 8 }),
        open().hear({ kind: 'closed', seq: 9, at: 9, reason: 'agent' }),
      ]
      expect(ways.map((driver) => driver.asked('isEvaluate').length)).toEqual([times, times, times, times])
      expect(offersMenu(open().state, tag)).toBe(times === 1)
    },
  )

  it('is not asked for when nothing was said, or the chat goes on elsewhere', () => {
    const silent = SessionDriver.started().hear({ kind: 'closed', seq: 9, at: 9, reason: 'ended' })
    expect(silent.asked('isEvaluate')).toEqual([])
    expect(ended({}, 'newWindow').asked('isEvaluate')).toEqual([])
  })

  it('T-05 can be given while the chat goes on, and is not asked for again at its end', () => {
    const driver = SessionDriver.started({}, { status: 'withAgent' }).send('hello')
    driver.do({ type: 'evaluatePressed' }).answer('isEvaluate', { isEvaluate: 0 })
    driver.answer('getEvaluateInfo', defaultEvaluateInfo).do({ type: 'ratingSent', rating })
    driver.answer('evaluate', {}).hear({ kind: 'message', message: ratedEntry })
    expect(driver.notes).toEqual(['note.rated'])
    driver.hear({ kind: 'closed', seq: 9, at: 9, reason: 'agent' })
    expect(driver.asked('isEvaluate')).toHaveLength(1)
  })

  it('T-05 already rated leaves a note and no popup', () => {
    const driver = SessionDriver.started().do({ type: 'evaluatePressed' })
    driver.answer('isEvaluate', { isEvaluate: 1 })
    expect(driver.notes.at(-1)).toBe('note.alreadyRated')
    expect(driver.state.evaluation.phase).toBe('closed')
  })

  it('T-05 an invitation to rate again is not made at all', () => {
    const driver = ended({ adminCloseMode: false }).answer('isEvaluate', { isEvaluate: 1 })
    expect(driver.notes).toEqual(['note.closed.agent'])
    expect(driver.state.evaluation.phase).toBe('closed')
  })

  it('T-05 one that another tab gave closes the popup: by the log while the chat is open, by the tab after it', () => {
    const talking = SessionDriver.started({}, { status: 'withAgent' }).do({ type: 'evaluatePressed' })
    talking.answer('isEvaluate', { isEvaluate: 0 }).answer('getEvaluateInfo', defaultEvaluateInfo)
    talking.hear({ kind: 'message', message: ratedEntry })
    expect(talking.state).toMatchObject({ isRated: true, evaluation: { phase: 'closed' } })
    const over = open().do({ type: 'ratedElsewhere', at: 12 })
    expect(over.state).toMatchObject({ isRated: true, evaluation: { phase: 'closed' } })
    expect(over.notes.at(-1)).toBe('note.alreadyRated')
  })

  it('of the robot when no agent was there', () => {
    const driver = SessionDriver.started().send('hello')
    driver.hear({ kind: 'closed', seq: 9, at: 9, reason: 'ended' })
    driver.answer('isEvaluate', { isEvaluate: 0 }).answer('getEvaluateInfo', defaultEvaluateInfo)
    expect(driver.state.evaluation).toMatchObject({ of: 'robot' })
  })

  it('T-05 of the agent, once one came while the popup is open', () => {
    const driver = SessionDriver.started().send('hello').do({ type: 'evaluatePressed' })
    driver.answer('isEvaluate', { isEvaluate: 0 }).answer('getEvaluateInfo', defaultEvaluateInfo)
    driver.hear({ kind: 'accepted', seq: 5, at: 5, agent: { id: '7', nick: 'Ana', face: '' } })
    expect(driver.state.evaluation).toMatchObject({ phase: 'open', of: 'agent' })
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
