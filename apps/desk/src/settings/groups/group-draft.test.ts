import { groupExample, type DeskGroup } from '@foyer/contract/desk/groups.ts'
import { describe, expect, it } from 'vitest'
import { draftProblems } from './draft-problems.ts'
import { copyDay, newHoliday, newSpan, toDraft, toInput, weekOf, withHolidays } from './group-draft.ts'

const group: DeskGroup = {
  ...groupExample,
  hours: {
    timeZone: 'Europe/Berlin',
    week: {
      mon: [
        ['09:00', '12:30'],
        ['13:30', '24:00'],
      ],
      sat: [['22:00', '06:00']],
    },
    holidays: { '2026-12-25': [], '2026-12-24': [['09:00', '12:00']] },
    holidayNames: { '2026-12-25': 'Christmas Day' },
  },
}
const draft = toDraft(group, 'UTC')

describe('a group while it is edited', () => {
  it('is the same when nothing was changed', () => {
    const { groupName, queueLimit, hours, members, channels, overflow } = group
    expect(toInput(draft)).toEqual({ groupName, queueLimit, hours, members, channels, overflow })
    expect(draftProblems(draft).size).toBe(0)
  })

  it('shows the end of the day as midnight, and holidays by their days', () => {
    expect(draft.week.mon[1]).toMatchObject({ from: '13:30', to: '00:00' })
    expect(draft.holidays).toMatchObject([
      { date: '2026-12-24', name: '', isClosed: false },
      { date: '2026-12-25', name: 'Christmas Day', isClosed: true },
    ])
  })

  it('a new one is always open; office hours in the time zone of the tenant are ready for it', () => {
    const fresh = toDraft(undefined, 'Asia/Tokyo')
    expect(fresh).toMatchObject({ groupName: '', isAlwaysOpen: true, timeZone: 'Asia/Tokyo' })
    expect(toInput({ ...fresh, groupName: ' Orders ' })).toEqual({
      groupName: 'Orders',
      queueLimit: 100,
      members: [],
      channels: [],
    })
    expect(toInput({ ...fresh, isAlwaysOpen: false }).hours?.week.fri).toEqual([['09:00', '17:00']])
  })

  it('copies a day to others, as spans of their own', () => {
    const week = copyDay(draft.week, 'mon', ['mon', 'tue', 'sun'])
    expect(week.tue).toMatchObject([{ from: '09:00' }, { from: '13:30' }])
    expect(week.tue[0]?.id).not.toBe(week.mon[0]?.id)
    expect(week.mon).toBe(draft.week.mon)
    expect(week.sat).toBe(draft.week.sat)
    expect(week.sun).toHaveLength(2)
  })

  it('adds suggested holidays in order, and leaves a day that is there', () => {
    const added = withHolidays(draft.holidays, [
      { date: '2026-01-01', name: 'New Year' },
      { date: '2026-12-24', name: 'Christmas Eve' },
    ])
    expect(added.map(({ date, name }) => [date, name])).toEqual([
      ['2026-01-01', 'New Year'],
      ['2026-12-24', ''],
      ['2026-12-25', 'Christmas Day'],
    ])
  })
})

describe('problems are named at their fields', () => {
  const none = weekOf(() => [])
  const hours = { ...draft, isAlwaysOpen: false, week: none, holidays: [] }

  it('a name and numbers', () => {
    const typed = { ...draft, groupName: ' ', queueLimit: '1.5', overflowId: 'x', isOverflowTimed: true }
    expect(Object.fromEntries(draftProblems({ ...typed, overflowAfter: '9' }))).toEqual({
      groupName: 'name',
      queueLimit: 'queueLimit',
      overflowAfter: 'overflowAfter',
    })
    expect(draftProblems({ ...draft, overflowId: '', overflowAfter: '' }).size).toBe(0)
  })

  it.each([
    ['spanMissing', [newSpan('09:00', '')]],
    ['spanSame', [newSpan('09:00', '09:00')]],
    ['spanOverlap', [newSpan('09:00', '12:00'), newSpan('11:00', '13:00')]],
  ])('%s', (problem, mon) => {
    expect([...draftProblems({ ...hours, week: { ...none, mon } })]).toEqual([[mon.at(-1)?.id, problem]])
  })

  it('around the clock and past midnight are fine; the night before counts', () => {
    const fine = { ...none, mon: [newSpan('00:00', '00:00')], sat: [newSpan('22:00', '06:00')] }
    expect(draftProblems({ ...hours, week: fine }).size).toBe(0)
    const sun = [newSpan('05:00', '12:00')]
    expect(draftProblems({ ...hours, week: { ...fine, sun } }).get(sun[0]?.id ?? '')).toBe('spanOverlap')
  })

  it('holidays without a day, on the same day, and with special hours that are missing', () => {
    const holidays = [
      newHoliday(''),
      newHoliday('2026-12-24'),
      newHoliday('2026-12-24'),
      { ...newHoliday('2026-12-31'), isClosed: false },
    ]
    expect([...draftProblems({ ...hours, holidays }).values()]).toEqual(['date', 'dateTwice', 'noSpans'])
  })

  it('hours that are not used have none', () => {
    const week = { ...none, mon: [newSpan()] }
    expect(draftProblems({ ...hours, isAlwaysOpen: true, week }).size).toBe(0)
  })
})
