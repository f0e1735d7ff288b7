import { expect, it } from 'vitest'
import { avatarColour } from './avatar-colour.ts'

it('names get all the colours there are', () => {
  const names = Array.from({ length: 60 }, (_, i) => `Visitor ${i}`)
  expect(new Set(names.map(avatarColour))).toEqual(new Set([0, 1, 2, 3, 4, 5]))
})
