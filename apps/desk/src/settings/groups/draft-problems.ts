import { spanProblems } from '@foyer/core/routing/hours-problems.ts'
import { toRange, weekdays, type GroupDraft, type HolidayDraft, type SpanDraft } from './group-draft.ts'

export const maxQueueLimit = 100_000
export const overflowSeconds = { least: 10, most: 86_400 }

/** Each has a text `groups.problem.<name>`. */
export type DraftProblem =
  | 'name'
  | 'queueLimit'
  | 'overflowAfter'
  | 'spanMissing'
  | 'spanSame'
  | 'spanOverlap'
  | 'date'
  | 'dateTwice'
  | 'noSpans'

/** By field: `groupName`, `queueLimit`, `overflowAfter`, or the id of a span or holiday. */
export type DraftProblems = ReadonlyMap<string, DraftProblem>

export function draftProblems(draft: GroupDraft): DraftProblems {
  const problems = new Map<string, DraftProblem>()
  if (draft.groupName.trim() === '') problems.set('groupName', 'name')
  if (!isWithin(draft.queueLimit, 0, maxQueueLimit)) problems.set('queueLimit', 'queueLimit')
  const { least, most } = overflowSeconds
  if (draft.overflowId && draft.isOverflowTimed && !isWithin(draft.overflowAfter, least, most))
    problems.set('overflowAfter', 'overflowAfter')
  for (const [id, problem] of hourProblems(draft)) problems.set(id, problem)
  return problems
}

/** Of the hours alone: they can be asked about before the rest is whole. */
export function hourProblems({ isAlwaysOpen, week, holidays }: GroupDraft): DraftProblems {
  const problems = new Map<string, DraftProblem>()
  if (isAlwaysOpen) return problems
  for (const [index, day] of weekdays.entries()) {
    const before = week[weekdays[(index + 6) % 7] ?? 'sun']
    addSpans(problems, week[day], before)
  }
  for (const holiday of holidays) {
    const problem = holidayProblem(holiday, holidays)
    if (problem) problems.set(holiday.id, problem)
    if (!holiday.isClosed) addSpans(problems, holiday.spans)
  }
  return problems
}

function holidayProblem(
  { id, date, isClosed, spans }: HolidayDraft,
  all: readonly HolidayDraft[],
): DraftProblem | undefined {
  if (date === '') return 'date'
  if (all.find((other) => other.date === date)?.id !== id) return 'dateTwice'
  return !isClosed && spans.length === 0 ? 'noSpans' : undefined
}

function addSpans(
  problems: Map<string, DraftProblem>,
  spans: readonly SpanDraft[],
  before: readonly SpanDraft[] = [],
): void {
  for (const span of spans) if (!isWhole(span)) problems.set(span.id, 'spanMissing')
  const whole = spans.filter(isWhole)
  for (const { index, problem } of spanProblems(whole.map(toRange), before.filter(isWhole).map(toRange))) {
    const id = whole[index]?.id
    if (id) problems.set(id, problem === 'same' ? 'spanSame' : 'spanOverlap')
  }
}

function isWhole({ from, to }: SpanDraft): boolean {
  return from !== '' && to !== ''
}

function isWithin(typed: string, least: number, most: number): boolean {
  return /^\d{1,6}$/.test(typed) && Number(typed) >= least && Number(typed) <= most
}

const ofEmptyFields: readonly DraftProblem[] = ['name', 'spanMissing', 'date', 'noSpans']

/** A field that is still empty is no mistake until somebody tries to save. */
export function shownProblems(problems: DraftProblems, isTried: boolean): DraftProblems {
  return new Map([...problems].filter(([, problem]) => isTried || !ofEmptyFields.includes(problem)))
}
