import { expect, it } from 'vitest'
import { hold, isNearEnd, letGo, readingStart, readOn, type Reading } from './stick-to-end.ts'

const end: Reading = { offset: 1000, distance: 0, isAtEnd: true }

it('follows while the list grows and is measured', () => {
  const grown = readOn(end, 1000, 300)
  expect(grown.isAtEnd).toBe(true)
  expect(readOn(grown, 1300, 0).isAtEnd).toBe(true)
  // Rows above turned out smaller: everything moves up together.
  expect(readOn(grown, 900, 300).isAtEnd).toBe(true)
  // The end itself came nearer: the browser moves up with it.
  expect(readOn(end, 800, 0).isAtEnd).toBe(true)
  expect(readOn(readingStart, 0, 500).isAtEnd).toBe(true)
  // It was thought longer than it is, and the rows that came instead are taller.
  expect(readOn(grown, 800, 420).isAtEnd).toBe(true)
})

it('lets go at the first movement of the reader upwards, however small', () => {
  const leaving = readOn(end, 990, 10)
  expect(leaving.isAtEnd).toBe(false)
  expect(readOn(leaving, 940, 60).isAtEnd).toBe(false)
})

it('follows again where the reader comes near to the end', () => {
  const away = readOn(end, 500, 500)
  expect(readOn(away, 900, 100).isAtEnd).toBe(false)
  expect(readOn(away, 960, 40).isAtEnd).toBe(true)
})

it('who moved only a little still sees what comes next', () => {
  expect(isNearEnd(readOn(end, 990, 10))).toBe(true)
  expect(isNearEnd(readOn(end, 500, 500))).toBe(false)
})

it('what comes while the reader is further up does not take them along', () => {
  const away = readOn(end, 500, 500)
  expect(readOn(away, 500, 700).isAtEnd).toBe(false)
})

it('lets go of a reader who begins to move up before the list has moved, until they are back or taken back', () => {
  const leaving = letGo(end)
  expect(readOn(leaving, 1000, 300).isAtEnd).toBe(false)
  expect(readOn(leaving, 999.5, 0.5).isAtEnd).toBe(false)
  expect(readOn(readOn(leaving, 900, 100), 980, 20).isAtEnd).toBe(true)
  expect(hold(leaving).isAtEnd).toBe(true)
})

it('nobody moves up where nothing is above', () => {
  expect(letGo(readingStart).isAtEnd).toBe(true)
})
