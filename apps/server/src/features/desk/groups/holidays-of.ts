import type { suggestHolidays } from '@foyer/contract/desk/groups.ts'
import type { InputOf, OutputOf } from '@foyer/contract/endpoint.ts'
import { Failed } from '../../../platform/http/failed.ts'
import { dayMs } from '../../../rules/routing/hours.ts'

type Asked = InputOf<typeof suggestHolidays>
type Suggested = OutputOf<typeof suggestHolidays>

/** Public holidays as suggestions. The package is large, so a node loads it when an admin asks for the first time. */
export async function holidaysOf({ country, region, year, language }: Asked): Promise<Suggested> {
  const { default: Holidays } = await import('date-holidays')
  const known = new Holidays().getCountries('en')
  if (country === undefined)
    return { countries: namedCountries(Object.keys(known), language), regions: [], holidays: [] }
  if (!Object.hasOwn(known, country)) throw new Failed('object.unknown')
  const regions = new Holidays().getStates(country, language) ?? {}
  if (region !== undefined && !Object.hasOwn(regions, region)) throw new Failed('object.unknown')
  const calendar = region === undefined ? new Holidays(country) : new Holidays(country, region)
  const days = new Map<string, string>()
  for (const { date, start, end, name, type } of calendar.getHolidays(year, language)) {
    // Half days stay open; days of remembrance are no days off.
    const length = Math.round((end.getTime() - start.getTime()) / dayMs)
    if (type !== 'public' && type !== 'bank') continue
    for (let day = 0; day < length; day += 1) {
      const one = shiftDay(date.slice(0, 10), day)
      if (!days.has(one)) days.set(one, name)
    }
  }
  return {
    countries: [],
    regions: Object.entries(regions).map(([code, name]) => ({ code, name })),
    holidays: [...days].map(([date, name]) => ({ date, name })).toSorted(byDate),
  }
}

/** The package names some countries only in their own language. */
function namedCountries(codes: readonly string[], language: Asked['language']): Suggested['countries'] {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const { compare } = new Intl.Collator(language)
  return codes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((one, other) => compare(one.name, other.name))
}

function shiftDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

function byDate(one: { date: string }, other: { date: string }): number {
  return one.date < other.date ? -1 : 1
}
