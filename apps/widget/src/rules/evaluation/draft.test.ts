import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultEvaluateInfo } from '@foyer/contract/evaluation/endpoints.ts'
import { robotTags } from '@foyer/contract/evaluation/tags.ts'
import {
  draftRating,
  emptyDraft,
  ratingOf,
  showsReasons,
  type DraftAction,
  type RatingDraft,
} from './draft.ts'
import { levelOf } from '@foyer/core/evaluation/level.ts'
import { ratingProblem } from '@foyer/core/evaluation/rating-problem.ts'
import { submit, type Submission } from './submit.ts'

function after(draft: RatingDraft, ...actions: DraftAction[]): RatingDraft {
  return actions.reduce(draftRating, draft)
}

describe('T-06 filling in a rating', () => {
  it('an agent starts with five stars, and five stars hide the box for words', () => {
    const draft = emptyDraft('agent')
    expect(draft).toEqual({ of: 'agent', star: 5, solved: true, tags: [], comment: '' })
    const boxes = [1, 2, 3, 4, 5].map((star) => levelOf(defaultEvaluateInfo, star).showsComment)
    expect(boxes).toEqual([true, true, true, true, false])
  })

  it('choosing a star clears tags and text, the same star too', () => {
    const filled = after(
      emptyDraft('agent'),
      { type: 'starChosen', star: 2 },
      { type: 'tagToggled', tag: 'Rude' },
      { type: 'commentChanged', comment: 'slow' },
    )
    expect(filled).toEqual({ of: 'agent', star: 2, solved: undefined, tags: ['Rude'], comment: 'slow' })
    for (const star of [1, 2, 5])
      expect(after(filled, { type: 'starChosen', star })).toEqual({
        of: 'agent',
        star,
        solved: star === 5 ? true : undefined,
        tags: [],
        comment: '',
      })
  })

  it('a tag is chosen and let go by the same press', () => {
    const once = after(
      emptyDraft('agent'),
      { type: 'tagToggled', tag: 'Fast' },
      { type: 'tagToggled', tag: 'Kind' },
    )
    expect(once.tags).toEqual(['Fast', 'Kind'])
    expect(after(once, { type: 'tagToggled', tag: 'Fast' }).tags).toEqual(['Kind'])
  })

  it('V-04 words end at 64 characters', () => {
    const long = after(emptyDraft('agent'), { type: 'commentChanged', comment: 'x'.repeat(70) })
    expect(long.comment).toHaveLength(64)
    const cut = after(emptyDraft('agent'), { type: 'commentChanged', comment: `${'x'.repeat(63)}👍` })
    expect(cut.comment).toBe('x'.repeat(63))
  })

  it('the robot: nothing is picked at first, and reasons are shown only for not solved', () => {
    const draft = emptyDraft('robot')
    expect(ratingOf(draft)).toBeUndefined()
    expect(showsReasons(draft)).toBe(false)
    const unsolved = after(
      draft,
      { type: 'solvedChosen', solved: false },
      { type: 'tagToggled', tag: 'rude' },
    )
    expect(showsReasons(unsolved)).toBe(true)
    expect(ratingOf(unsolved)).toEqual({ of: 'robot', solved: false, tags: ['rude'], comment: '' })
    const solved = after(unsolved, { type: 'solvedChosen', solved: true })
    expect(showsReasons(solved)).toBe(false)
    expect(ratingOf(solved)).toEqual({ of: 'robot', solved: true, tags: [], comment: '' })
  })

  it('stars mean nothing to the robot', () => {
    expect(after(emptyDraft('robot'), { type: 'starChosen', star: 1 })).toEqual(emptyDraft('robot'))
    expect(showsReasons(emptyDraft('agent'))).toBe(false)
  })

  it('D-15 an agent: four and five stars say solved, fewer nothing, and the visitor may say otherwise', () => {
    const solves = [1, 2, 3, 4, 5].map((star) => {
      const { rating } = sent(after(emptyDraft('agent'), { type: 'starChosen', star }))
      return 'evaluateAdminSolve' in rating ? rating.evaluateAdminSolve : undefined
    })
    expect(solves).toEqual([undefined, undefined, undefined, 1, 1])
    const low = after(emptyDraft('agent'), { type: 'starChosen', star: 3 })
    const kept = after(low, { type: 'tagToggled', tag: 'Rude' }, { type: 'solvedChosen', solved: false })
    expect(sent(kept).rating).toMatchObject({ evaluateAdminSolve: 0, evaluateAdminTag: 'Rude' })
  })

  function sent(draft: RatingDraft): Extract<Submission, { type: 'ratingSent' }> {
    const submission = submit(draft, { ...defaultEvaluateInfo, starList: freeLevels })
    if (submission?.type !== 'ratingSent') throw new Error('nothing was sent')
    return submission
  }

  const freeLevels = defaultEvaluateInfo.starList.map((level) => ({
    ...level,
    levelTagRequired: 0 as const,
    evaluateMsgRequired: 0 as const,
  }))
})

describe('V-04 pressing submit', () => {
  const worst = after(emptyDraft('agent'), { type: 'starChosen', star: 1 })
  const worded = after(worst, { type: 'commentChanged', comment: 'slow' })

  it('sends what is complete', () => {
    const tagged = after(worded, { type: 'tagToggled', tag: 'Rude' })
    expect(submit(tagged, defaultEvaluateInfo)).toEqual({
      type: 'ratingSent',
      rating: {
        evaluateAdminMode: 1,
        evaluateAdminStar: 1,
        evaluateAdminTag: 'Rude',
        evaluateAdminContent: 'slow',
      },
    })
  })

  it('V-04 tells what is missing, the words before the tag', () => {
    expect(submit(worst, defaultEvaluateInfo)).toEqual({ type: 'ratingRefused', problem: 'commentMissing' })
    expect(submit(worded, defaultEvaluateInfo)).toEqual({ type: 'ratingRefused', problem: 'tagMissing' })
  })

  it('T-06 of the robot needs a choice, and nothing more', () => {
    expect(submit(emptyDraft('robot'), defaultEvaluateInfo)).toBeUndefined()
    const unsolved = after(emptyDraft('robot'), { type: 'solvedChosen', solved: false })
    expect(submit(unsolved, defaultEvaluateInfo)).toMatchObject({ type: 'ratingSent' })
  })
})

it('T-06 V-04 whatever is pressed in the form, the server is never sent something impossible', () => {
  const star = fc
    .integer({ min: 1, max: 5 })
    .map((chosen): DraftAction => ({ type: 'starChosen', star: chosen }))
  const solved = fc.boolean().map((is): DraftAction => ({ type: 'solvedChosen', solved: is }))
  const words = fc
    .string({ maxLength: 80 })
    .map((comment): DraftAction => ({ type: 'commentChanged', comment }))
  const press = fc.integer({ min: 0, max: 9 })
  fc.assert(
    fc.property(
      fc.constantFrom('agent' as const, 'robot' as const),
      fc.array(fc.oneof(star, solved, words, press)),
      (of, steps) => {
        let draft = emptyDraft(of)
        for (const step of steps) {
          const action = typeof step === 'number' ? tagAt(draft, step) : step
          if (action && isOffered(draft, action)) draft = draftRating(draft, action)
        }
        const rating = ratingOf(draft)
        expect(rating && ratingProblem(rating, defaultEvaluateInfo)).not.toBe('impossible')
      },
    ),
  )
})

/** What the form shows to press: tags of the star, reasons of the robot, the box unless it is hidden. */
function tagAt(draft: RatingDraft, place: number): DraftAction | undefined {
  const tags = draft.of === 'agent' ? levelOf(defaultEvaluateInfo, draft.star).tags : robotTags
  const tag = draft.of === 'agent' || showsReasons(draft) ? tags[place] : undefined
  return tag === undefined ? undefined : { type: 'tagToggled', tag }
}

function isOffered(draft: RatingDraft, action: DraftAction): boolean {
  const isWords = action.type === 'commentChanged'
  return !isWords || draft.of === 'robot' || levelOf(defaultEvaluateInfo, draft.star).showsComment
}
