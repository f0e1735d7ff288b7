import { expect, it } from 'vitest'
import { hoursProblems, spanProblems } from './hours-problems.ts'

it('several spans a day, also past midnight, and spans that touch are fine', () => {
  expect(
    hoursProblems({
      week: {
        mon: [
          ['09:00', '12:00'],
          ['13:00', '18:00'],
          ['22:00', '06:00'],
        ],
        tue: [
          ['06:00', '12:00'],
          ['12:00', '24:00'],
        ],
        wed: [['00:00', '24:00']],
      },
      holidays: { '2026-12-24': [['09:00', '12:00']], '2026-12-25': [] },
    }),
  ).toEqual([])
})

it.each([
  ['ends when it begins', [['09:00', '09:00']], 0, 'same'],
  ['begins at the end of the day', [['24:00', '06:00']], 0, 'same'],
  [
    'lies within another',
    [
      ['09:00', '18:00'],
      ['10:00', '11:00'],
    ],
    1,
    'overlap',
  ],
  [
    'begins before another ends',
    [
      ['13:00', '18:00'],
      ['09:00', '13:30'],
    ],
    1,
    'overlap',
  ],
  [
    'is there twice',
    [
      ['09:00', '18:00'],
      ['09:00', '18:00'],
    ],
    1,
    'overlap',
  ],
  [
    'goes past midnight through another',
    [
      ['23:00', '24:00'],
      ['22:00', '02:00'],
    ],
    1,
    'overlap',
  ],
] as const)('a span that %s is named', (_name, ranges, index, problem) => {
  expect(spanProblems(ranges)).toEqual([{ index, problem }])
})

it('the night before counts, from Sunday to Monday too', () => {
  const week = { sun: [['22:00', '06:00']], mon: [['05:00', '12:00']] } as const
  expect(
    hoursProblems({ week: { sun: [['22:00', '06:00']], mon: [['05:00', '12:00']] }, holidays: {} }),
  ).toEqual([{ day: 'mon', index: 0, problem: 'overlap' }])
  expect(spanProblems([['06:00', '12:00']], week.sun)).toEqual([])
  expect(spanProblems([['00:00', '01:00']], [['22:00', '00:00']])).toEqual([])
})

it('a holiday is named by its day', () => {
  expect(hoursProblems({ week: {}, holidays: { '2026-12-24': [['09:00', '09:00']] } })).toEqual([
    { day: '2026-12-24', index: 0, problem: 'same' },
  ])
})
