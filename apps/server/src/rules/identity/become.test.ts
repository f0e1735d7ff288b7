import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decideBecoming } from './become.ts'

const nobody = { userId: 'u1', isVerified: false }
const somebody = { userId: 'u1', isVerified: true }

it.each([
  ['nobody so far, and nobody else is this person', nobody, undefined, 'u1', 'stay'],
  ['somebody knows this person on another device', nobody, 'u2', 'u1', 'follow'],
  ['it is who they are already', somebody, 'u1', 'u1', 'stay'],
  ['they are somebody else so far', somebody, undefined, 'u1', 'begin'],
  ['they change places with somebody known', somebody, 'u2', 'u1', 'follow'],
  ['the proof was shown by another visitor before', nobody, undefined, 'u9', 'refuse'],
  ['… who is this person', nobody, 'u9', 'u9', 'refuse'],
  ['… when they were not yet this person', somebody, 'u1', 'u9', 'stay'],
] as const)('%s', (_name, caller, holder, shownFirstBy, becomes) => {
  expect(decideBecoming(caller, { holder, shownFirstBy })).toEqual({
    do: becomes,
    ...(becomes === 'follow' && { userId: holder }),
  })
})

it('a proof of another visitor never gives anybody what they do not have', () => {
  const id = fc.constantFrom('u1', 'u2', 'u3')
  fc.assert(
    fc.property(
      id,
      fc.boolean(),
      fc.option(id, { nil: undefined }),
      id,
      (userId, isVerified, holder, first) => {
        const decided = decideBecoming({ userId, isVerified }, { holder, shownFirstBy: first })
        if (first !== userId && holder !== userId) expect(decided.do).toBe('refuse')
        // Whoever is somebody stays who they are, or becomes another visitor: the name on a row never changes.
        if (isVerified && holder !== userId) expect(decided.do).not.toBe('stay')
      },
    ),
  )
})
