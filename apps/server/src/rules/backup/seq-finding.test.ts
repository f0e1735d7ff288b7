import { expect, it } from 'vitest'
import { seqFinding, type RestoredLog } from './seq-finding.ts'

const whole: RestoredLog = {
  lastSeq: 9,
  isOpen: true,
  sessionFirstSeq: 7,
  firstKept: 1,
  lastKept: 9,
  count: 9,
}

it('a log from 1 to the last number is whole, and so is an empty one', () => {
  expect(seqFinding(whole)).toBeUndefined()
  expect(
    seqFinding({ ...whole, lastSeq: 0, sessionFirstSeq: 0, firstKept: null, lastKept: null, count: 0 }),
  ).toBeUndefined()
})

it('retention may have removed closed sessions', () => {
  expect(seqFinding({ ...whole, firstKept: 4, count: 6 })).toBeUndefined()
  expect(seqFinding({ ...whole, isOpen: false, firstKept: null, lastKept: null, count: 0 })).toBeUndefined()
})

it('but not a part of an open session', () => {
  expect(seqFinding({ ...whole, firstKept: 8, count: 2 })).toBe(
    'begins at 8, but its open session begins at 7',
  )
  expect(seqFinding({ ...whole, firstKept: null, lastKept: null, count: 0 })).toBe(
    'has no entries, expected 7 to 9',
  )
})

it('a hole and a lost end are findings', () => {
  expect(seqFinding({ ...whole, count: 8 })).toBe('lacks 1 of the entries 1 to 9')
  expect(seqFinding({ ...whole, lastKept: 8, count: 8 })).toBe('ends at 8, expected 9')
})
