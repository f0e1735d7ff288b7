import { expect, it } from 'vitest'
import { faceColour } from './face-colour.ts'

it('names get all the colours there are, each always the same', () => {
  const names = Array.from({ length: 60 }, (_, i) => `Visitor ${i}`)
  expect(new Set(names.map(faceColour))).toEqual(new Set([0, 1, 2, 3, 4, 5]))
  expect(faceColour('王小明')).toBe(faceColour('王小明'))
})
