import { beforeAll, describe, expect, it } from 'vitest'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { must } from '../identity/given.ts'

const world = givenWorld()
const day: [string, string][] = [['09:00', '18:00']]

let ana: Agent
beforeAll(async () => {
  ana = await Agent.signIn(world.http)
})

describe('what applies at a time', () => {
  const hours = {
    timeZone: 'Europe/Berlin',
    week: { mon: day, tue: day, wed: day, thu: day, fri: day },
    holidays: { '2026-12-24': [['09:00', '12:00']], '2026-12-25': [] },
    holidayNames: { '2026-12-24': 'Christmas Eve' },
  }

  it('by the clock of the group, for stored and for unsaved hours', async () => {
    const group = { groupName: 'Open for hours', queueLimit: 5, members: [], channels: [], hours }
    const { groupId } = must(await ana.call('saveGroup', group)) as { groupId: string }
    const expected = {
      isOpen: false,
      why: 'holiday',
      day: '2026-12-24',
      holidayName: 'Christmas Eve',
      spans: [['09:00', '12:00']],
      nextTime: Date.parse('2026-12-28T08:00:00Z'),
    }
    const at = { day: '2026-12-24', time: '23:30' }
    expect(must(await ana.call('hoursAt', { groupId, ...at }))).toEqual(expected)
    expect(must(await ana.call('hoursAt', { hours, ...at }))).toEqual(expected)
    expect(must(await ana.call('hoursAt', at))).toEqual({ isOpen: true, why: 'always', spans: [] })
    const never = { groupId, day: '2026-02-31', time: '10:00' }
    expect((await ana.call('hoursAt', never)).status).toBeLessThan(500)
    expect(await ana.call('hoursAt', { ...never, day: '2026-99-31' })).toMatchObject({ status: 400 })
  })
})

describe('suggested holidays', () => {
  const ask = async (more: object) =>
    must(await ana.call('suggestHolidays', { year: 2026, language: 'en', ...more })) as {
      countries: { code: string; name: string }[]
      regions: { code: string; name: string }[]
      holidays: { date: string; name: string }[]
    }

  it('name countries, regions and their days off', async () => {
    expect((await ask({})).countries).toContainEqual({ code: 'DE', name: 'Germany' })
    expect((await ask({ language: 'zh' })).countries).toContainEqual({ code: 'DE', name: '德国' })
    const germany = await ask({ country: 'DE' })
    expect(germany.regions).toContainEqual({ code: 'BE', name: 'Berlin' })
    expect(germany.holidays).toContainEqual({ date: '2026-12-25', name: 'Christmas Day' })
    const womensDay = expect.objectContaining({ date: '2026-03-08' }) as unknown
    expect(germany.holidays).not.toContainEqual(womensDay)
    expect((await ask({ country: 'DE', region: 'BE' })).holidays).toContainEqual(womensDay)
  })

  it('a holiday of several days is each of them', async () => {
    const { holidays } = await ask({ country: 'SA' })
    const days = holidays.filter(({ name }) => name.includes('Fitr')).map(({ date }) => date)
    expect(days).toEqual(['2026-03-19', '2026-03-20', '2026-03-21', '2026-03-22'])
  })

  it('of a country or region that does not exist there are none', async () => {
    const at = { year: 2026, language: 'en' }
    expect(await ana.call('suggestHolidays', { ...at, country: 'XX' })).toMatchObject({ status: 404 })
    expect(await ana.call('suggestHolidays', { ...at, country: 'DE', region: 'ZZ' })).toMatchObject({
      status: 404,
    })
  })
})
