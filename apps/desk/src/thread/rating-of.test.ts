import { encodeRating } from '@foyer/core/evaluation/codec.ts'
import { expect, it } from 'vitest'
import { ratingOf } from './rating-of.ts'

const wire = (rating: Parameters<typeof encodeRating>[0]) => ({
  docNode: JSON.stringify(encodeRating(rating)),
})

it('D-15 reads the rating that the log carries', () => {
  const agent = { of: 'agent', star: 4, solved: true, tags: ['Fast', 'Friendly'], comment: 'ok' } as const
  expect(ratingOf(wire(agent))).toEqual(agent)
  const robot = { of: 'robot', solved: false, tags: ['rude'], comment: '' } as const
  expect(ratingOf(wire(robot))).toEqual({ ...robot, star: 0 })
})

it('reads nothing from anything else', () => {
  for (const wrong of [undefined, null, 7, {}, { docNode: '' }, { docNode: '[]' }, { docNode: '{' }])
    expect(ratingOf(wrong)).toBeUndefined()
})
