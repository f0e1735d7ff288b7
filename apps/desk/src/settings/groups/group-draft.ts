import type { DeskGroup, saveGroup } from '@foyer/contract/desk/groups.ts'
import type { InputOf } from '@foyer/contract/endpoint.ts'

/** In the order in which a week is shown. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof weekdays)[number]

/** As typed: times are empty until they are whole. */
export type SpanDraft = { id: string; from: string; to: string }
export type HolidayDraft = {
  id: string
  date: string
  name: string
  isClosed: boolean
  spans: readonly SpanDraft[]
}

/** A group while somebody edits it. */
export type GroupDraft = {
  groupName: string
  queueLimit: string
  members: readonly string[]
  channels: readonly string[]
  isAlwaysOpen: boolean
  timeZone: string
  week: Readonly<Record<Weekday, readonly SpanDraft[]>>
  holidays: readonly HolidayDraft[]
  /** Empty: none. */
  overflowId: string
  isOverflowTimed: boolean
  overflowAfter: string
}

export type GroupInput = Omit<InputOf<typeof saveGroup>, 'groupId' | 'version'>
type Hours = NonNullable<GroupInput['hours']>
type Range = [from: string, to: string]

const officeDay: Range[] = [['09:00', '17:00']]
const officeWeek: Hours['week'] = {
  mon: officeDay,
  tue: officeDay,
  wed: officeDay,
  thu: officeDay,
  fri: officeDay,
}

/** `timeZone`: of the tenant, for a group that has none. A new group gets office hours to begin with. */
export function toDraft(group: DeskGroup | undefined, timeZone: string): GroupDraft {
  const hours = group?.hours ?? { timeZone, week: officeWeek }
  return {
    groupName: group?.groupName ?? '',
    queueLimit: String(group?.queueLimit ?? 100),
    members: group?.members ?? [],
    channels: group?.channels ?? [],
    isAlwaysOpen: !group?.hours,
    timeZone: hours.timeZone,
    week: weekOf((day) => (hours.week[day] ?? []).map(toSpan)),
    holidays: Object.entries(hours.holidays ?? {})
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([date, ranges]) => ({
        ...newHoliday(date, hours.holidayNames?.[date] ?? ''),
        isClosed: ranges.length === 0,
        spans: ranges.map(toSpan),
      })),
    overflowId: group?.overflow?.groupId ?? '',
    isOverflowTimed: group?.overflow?.afterSeconds !== undefined,
    overflowAfter: String(group?.overflow?.afterSeconds ?? 120),
  }
}

export function weekOf(spansOf: (day: Weekday) => readonly SpanDraft[]): GroupDraft['week'] {
  return {
    mon: spansOf('mon'),
    tue: spansOf('tue'),
    wed: spansOf('wed'),
    thu: spansOf('thu'),
    fri: spansOf('fri'),
    sat: spansOf('sat'),
    sun: spansOf('sun'),
  }
}

export function newSpan(from = '', to = ''): SpanDraft {
  return { id: crypto.randomUUID(), from, to }
}

export function newHoliday(date = '', name = ''): HolidayDraft {
  return { id: crypto.randomUUID(), date, name, isClosed: true, spans: [] }
}

/** A time field has no 24:00: the end of the day is the midnight after it. */
function toSpan([from, to]: Range): SpanDraft {
  return newSpan(from === '24:00' ? '00:00' : from, to === '24:00' ? '00:00' : to)
}

export function toRange({ from, to }: Pick<SpanDraft, 'from' | 'to'>): Range {
  return [from, to === '00:00' ? '24:00' : to]
}

function toRanges(spans: readonly SpanDraft[]): Range[] {
  return spans.map(toRange).toSorted(([one], [other]) => (one < other ? -1 : 1))
}

/** Only for a draft without problems. */
export function toInput(draft: GroupDraft): GroupInput {
  const { groupName, queueLimit, members, channels, overflowId, isOverflowTimed, overflowAfter } = draft
  const hours = hoursOf(draft)
  return {
    groupName: groupName.trim(),
    queueLimit: Number(queueLimit),
    members: [...members],
    channels: [...channels],
    ...(hours && { hours }),
    ...(overflowId && {
      overflow: { groupId: overflowId, ...(isOverflowTimed && { afterSeconds: Number(overflowAfter) }) },
    }),
  }
}

/** Undefined: always open. */
export function hoursOf({ isAlwaysOpen, timeZone, week, holidays }: GroupDraft): Hours | undefined {
  if (isAlwaysOpen) return undefined
  const named = holidays.filter(({ name }) => name.trim() !== '')
  return {
    timeZone,
    week: Object.fromEntries(
      weekdays.filter((day) => week[day].length > 0).map((day) => [day, toRanges(week[day])]),
    ),
    holidays: Object.fromEntries(
      holidays.map(({ date, isClosed, spans }) => [date, isClosed ? [] : toRanges(spans)]),
    ),
    ...(named.length > 0 && {
      holidayNames: Object.fromEntries(named.map(({ date, name }) => [date, name.trim()])),
    }),
  }
}

/** The same hours on other days too. Each span is a new one, so that they can be changed apart. */
export function copyDay(week: GroupDraft['week'], from: Weekday, to: readonly Weekday[]): GroupDraft['week'] {
  return weekOf((day) =>
    to.includes(day) && day !== from ? week[from].map((span) => newSpan(span.from, span.to)) : week[day],
  )
}

/** Suggestions join the list in the order of their days. A day that is there already stays as it is. */
export function withHolidays(
  holidays: readonly HolidayDraft[],
  suggested: readonly { date: string; name: string }[],
): HolidayDraft[] {
  const added = suggested.filter(({ date }) => !holidays.some((holiday) => holiday.date === date))
  return [...holidays, ...added.map(({ date, name }) => newHoliday(date, name))].toSorted((one, other) =>
    one.date < other.date ? -1 : 1,
  )
}
