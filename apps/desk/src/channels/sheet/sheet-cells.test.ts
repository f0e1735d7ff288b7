import { expect, it } from 'vitest'
import {
  cellKey,
  cellsOfLanes,
  liveRows,
  problemsIn,
  sheetCells,
  withFinding,
  type Findings,
} from './sheet-cells.ts'

const [first, second] = sheetCells
if (!first || !second) throw new Error('no cells')

it('has each of 24 languages in two layouts and two schemes', () => {
  expect(sheetCells).toHaveLength(96)
  expect(new Set(sheetCells.map(cellKey)).size).toBe(96)
  expect(new Set(sheetCells.slice(0, 4).map(({ locale }) => locale)).size).toBe(1)
})

it('is shared out to frames by languages, each cell once', () => {
  const lanes = cellsOfLanes(2)
  expect(lanes.flat().map(cellKey).toSorted()).toEqual(sheetCells.map(cellKey).toSorted())
  const [left = [], right = []] = lanes.map((cells) => new Set(cells.map(({ locale }) => locale)))
  expect([...left].filter((locale) => new Set(right).has(locale))).toEqual([])
  expect(lanes.map((cells) => cells.length)).toEqual([48, 48])
})

it('lists problems in the order of the sheet, whenever they were found', () => {
  const none: Findings = new Map()
  const found = withFinding(withFinding(none, second, ['titleDesc']), first, ['noticeMsg'])
  expect(problemsIn(found)).toEqual([
    { cell: first, overflowing: ['noticeMsg'] },
    { cell: second, overflowing: ['titleDesc'] },
  ])
  expect(problemsIn(withFinding(found, first, []))).toEqual([{ cell: second, overflowing: ['titleDesc'] }])
})

it('the same finding changes nothing', () => {
  const found = withFinding(new Map(), first, ['titleDesc'])
  expect(withFinding(found, first, ['titleDesc'])).toBe(found)
})

it('runs only the rows that fill most of the window', () => {
  const visible = new Map([
    ['zh', 0.2],
    ['en', 1],
    ['vi', 0.6],
    ['th', 0],
  ] as const)
  expect(liveRows(visible, 2)).toEqual(new Set(['en', 'vi']))
  expect(liveRows(visible, 9)).toEqual(new Set(['en', 'vi', 'zh']))
})

it('names the text that does not fit, not the elements around it', () => {
  const found = withFinding(new Map(), first, ['titleDesc', 'mainWidth', 'navigationBarColor'])
  expect(problemsIn(found)).toEqual([{ cell: first, overflowing: ['titleDesc'] }])
  const other = withFinding(new Map(), first, ['mainWidth'])
  expect(problemsIn(other)).toEqual([{ cell: first, overflowing: ['mainWidth'] }])
})
