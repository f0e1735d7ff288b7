import { expect, it } from 'vitest'
import { deskTiming } from '@foyer/core/timing.ts'
import { nobody, othersBeside, stillHere, withNote } from './viewers.ts'

const ana = { id: 1, nick: 'Ana', face: '' }
const ben = { id: 2, nick: 'Ben', face: '' }
const sees = (agent: typeof ana, threadKey: string, isGone = false) => ({ agent, threadKey, isGone })

it('tells who looks at the same thread, and nothing of threads that one does not look at', () => {
  let viewers = withNote(nobody, sees(ana, 'a'), 0)
  expect([...othersBeside(viewers, ana.id)]).toEqual([['a', []]])
  viewers = withNote(withNote(viewers, sees(ben, 'a'), 1), sees(ben, 'b'), 1)
  expect([...othersBeside(viewers, ana.id)]).toEqual([['a', [ben]]])
  expect(othersBeside(viewers, ben.id).get('b')).toEqual([])
  viewers = withNote(viewers, sees(ben, 'a', true), 2)
  expect(othersBeside(viewers, ana.id).get('a')).toEqual([])
})

it('forgets who fell silent', () => {
  const viewers = withNote(withNote(nobody, sees(ana, 'a'), 0), sees(ben, 'a'), deskTiming.viewingShownMs - 1)
  expect(stillHere(viewers, deskTiming.viewingShownMs - 1)).toBe(viewers)
  expect([...othersBeside(stillHere(viewers, deskTiming.viewingShownMs), ben.id)]).toEqual([['a', []]])
})
