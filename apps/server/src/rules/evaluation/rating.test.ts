import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluateModels } from '@foyer/contract/codes.ts'
import { evaluate, defaultEvaluateInfo, type EvaluateInfo } from '@foyer/contract/evaluation/endpoints.ts'
import { robotTags } from '@foyer/contract/evaluation/tags.ts'
import { decodeRating, encodeRating } from '@foyer/core/evaluation/codec.ts'
import { decideRating } from './decide-rating.ts'
import { levelOf } from '@foyer/core/evaluation/level.ts'
import type { AgentRating, Rating, RobotRating } from '@foyer/core/evaluation/rating.ts'
import { ratingProblem } from '@foyer/core/evaluation/rating-problem.ts'

const info = defaultEvaluateInfo
const fine: AgentRating = { of: 'agent', star: 4, solved: true, tags: ['Fast'], comment: 'Thank you' }
const poor: RobotRating = { of: 'robot', solved: false, tags: ['rude'], comment: '' }
const agents = (change: Partial<AgentRating>) => ratingProblem({ ...fine, ...change }, info)
const robots = (change: Partial<RobotRating>) => ratingProblem({ ...poor, ...change }, info)

describe('V-04 rating an agent', () => {
  it('what the star requires must be there: the words first, then the tag', () => {
    expect(agents({ star: 1, tags: [], comment: ' ' })).toBe('commentMissing')
    expect(agents({ star: 1, tags: [], comment: 'slow' })).toBe('tagMissing')
    expect(agents({ star: 1, tags: ['Rude'], comment: '' })).toBe('commentMissing')
    expect(agents({ star: 1, tags: ['Rude'], comment: 'slow' })).toBeUndefined()
    expect(agents({ star: 2, tags: [], comment: '' })).toBe('tagMissing')
    expect(agents({ star: 3, tags: [], comment: '' })).toBeUndefined()
    expect(agents({ star: 5, tags: [], comment: '' })).toBeUndefined()
  })

  it('a comment has at most 64 characters', () => {
    expect(agents({ comment: 'x'.repeat(64) })).toBeUndefined()
    expect(agents({ comment: 'x'.repeat(65) })).toBe('impossible')
  })

  it.each([0, 6, -1, 99, 2.5, Number.NaN])('there is no star %d', (star) => {
    expect(agents({ star })).toBe('impossible')
  })

  it('tags are those of the star', () => {
    expect(agents({ star: 4, tags: ['Friendly', 'Fast'] })).toBeUndefined()
    expect(agents({ star: 4, tags: ['Rude'] })).toBe('impossible')
    expect(agents({ star: 4, tags: ['Fast', 'Handsome'] })).toBe('impossible')
  })

  it('T-06 five stars come without words, also where words are required', () => {
    expect(agents({ star: 5, comment: 'wow' })).toBe('impossible')
    const strict = changed((level) => ({ ...level, evaluateMsgRequired: 1 as const }))
    expect(ratingProblem({ ...fine, star: 5, tags: [], comment: '' }, strict)).toBeUndefined()
    expect(ratingProblem({ ...fine, star: 4, tags: [], comment: '' }, strict)).toBe('commentMissing')
  })

  it('a required tag is not asked for where there is none to choose', () => {
    const bare = changed((level) => ({ ...level, levelTag: '', levelTagRequired: 1 as const }))
    expect(ratingProblem({ ...fine, star: 3, tags: [] }, bare)).toBeUndefined()
  })

  it('D-15 the list is that of the model: stars or scores', () => {
    const scores = { ...info, evaluateModel: evaluateModels.scores, scoreList: [] }
    expect(levelOf(info, 4).tags).toEqual(['Friendly', 'Fast', 'Knows the matter'])
    expect(levelOf(scores, 4)).toEqual({
      guide: '',
      tags: [],
      needsTag: false,
      needsComment: false,
      showsComment: true,
    })
  })
})

describe('T-06 rating the robot', () => {
  it('solved has no reasons; not solved may have any of the four', () => {
    expect(robots({ solved: true, tags: [] })).toBeUndefined()
    expect(robots({ solved: true })).toBe('impossible')
    expect(robots({ tags: [] })).toBeUndefined()
    expect(robots({ tags: robotTags })).toBeUndefined()
    expect(robots({ tags: ['expensive'] })).toBe('impossible')
    expect(robots({ comment: 'x'.repeat(65) })).toBe('impossible')
  })
})

describe('T-05 when a rating counts', () => {
  const ended = { isOpen: false, owner: { kind: 'nobody' } } as const
  const open = { isOpen: true, owner: { kind: 'agent', agentId: 7 } } as const
  const served = { isRated: false, agentId: 7 }
  const alone = { isRated: false, agentId: undefined }

  it.each([open, ended])('at any time, and the thread stays as it is: open %o', (thread) => {
    expect(decideRating(thread, served, fine, info)).toEqual({
      do: 'change',
      next: thread,
      sender: 'visitor',
      body: { type: 'rated', rating: fine },
    })
  })

  it('once', () => {
    const rated = { ...served, isRated: true }
    expect(decideRating(ended, rated, fine, info)).toEqual(refused('evaluation.done'))
    expect(decideRating(ended, rated, { ...fine, star: 99 }, info)).toEqual(refused('evaluation.done'))
  })

  it('an agent only who took part, the robot only where none did', () => {
    expect(decideRating(ended, alone, poor, info)).toMatchObject({ do: 'change' })
    expect(decideRating(ended, alone, fine, info)).toEqual(refused('request.invalid'))
    expect(decideRating(ended, served, poor, info)).toEqual(refused('request.invalid'))
  })

  it('V-12 what the visitor can mend is told from what no form produces', () => {
    const tell = (change: Partial<AgentRating>) => decideRating(ended, served, { ...fine, ...change }, info)
    expect(tell({ star: 1, tags: [], comment: '' })).toEqual(refused('evaluation.incomplete'))
    expect(tell({ tags: ['Handsome'] })).toEqual(refused('request.invalid'))
  })
})

describe('D-15 ratings by the names of the spec', () => {
  it('reads labels and keys of the robot’s reasons, each once', () => {
    const tags = 'Irrelevant answer, rude,irrelevant,,low understanding,cannot answer,other'
    const wire = { evaluateRobotMode: 1, evaluateRobotSolve: 0, evaluateRobotTag: tags } as const
    expect(decodeRating(wire)).toEqual({
      of: 'robot',
      solved: false,
      tags: ['irrelevant', 'rude', 'misunderstood', 'noAnswer', 'other'],
      comment: '',
    })
  })

  it('what may be absent is absent', () => {
    const wire = { evaluateAdminMode: 1, evaluateAdminStar: 5 } as const
    expect(decodeRating(wire)).toEqual({ of: 'agent', star: 5, solved: undefined, tags: [], comment: '' })
    expect(encodeRating(decodeRating(wire))).not.toHaveProperty('evaluateAdminSolve')
  })

  it('every rating that counts is written and read back the same, and fits the schema', () => {
    const words = fc.string({ maxLength: 64, unit: 'grapheme-ascii' })
    const ofAgent = fc.record({
      of: fc.constant('agent' as const),
      star: fc.integer({ min: 1, max: 5 }),
      solved: fc.constantFrom(true, false, undefined),
      tags: fc.subarray(['Friendly', 'Fast', 'Knows the matter']),
      comment: words,
    })
    const ofRobot = fc.record({
      of: fc.constant('robot' as const),
      solved: fc.boolean(),
      tags: fc.subarray([...robotTags]),
      comment: words,
    })
    fc.assert(
      fc.property(fc.oneof(ofAgent, ofRobot), (rating: Rating) => {
        const wire = { userId: 'u1', ...encodeRating(rating) }
        expect(decodeRating(evaluate.input.parse(wire))).toEqual(rating)
      }),
    )
  })
})

function refused(error: string) {
  return { do: 'refuse', error }
}

function changed(change: (level: EvaluateInfo['starList'][number]) => EvaluateInfo['starList'][number]) {
  return { ...info, starList: info.starList.map(change) }
}
