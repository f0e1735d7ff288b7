import { hoursAt, suggestHolidays } from '@foyer/contract/desk/groups.ts'
import { requireMay } from '../../../identity/require-may.ts'
import { Failed } from '../../../platform/http/failed.ts'
import { serve } from '../../../platform/http/serve.ts'
import { explainHours, instantOf } from '../../../rules/routing/explain-hours.ts'
import { groupById } from '../../routing/groups.ts'
import { holidaysOf } from './holidays-of.ts'

const hoursAtRoute = serve(hoursAt, async ({ groupId, hours, day, time }, { db }, caller) => {
  requireMay(caller, 'manageTeam')
  if (Number.isNaN(Date.parse(`${day}T00:00:00Z`))) throw new Failed('request.invalid')
  const group = groupId === undefined ? undefined : await groupById(db, caller.tenantId, groupId)
  if (groupId !== undefined && !group) throw new Failed('object.unknown')
  const asked = group ? group.hours : (hours ?? null)
  const [hour = '', minute = ''] = time.split(':')
  const at = instantOf(asked?.timeZone ?? 'UTC', day, Number(hour) * 60 + Number(minute))
  const { nextAt, ...explained } = explainHours(asked, at)
  return { ...explained, ...(nextAt !== undefined && { nextTime: nextAt }) }
})

const suggestHolidaysRoute = serve(suggestHolidays, (input, _deps, caller) => {
  requireMay(caller, 'manageTeam')
  return holidaysOf(input)
})

export const groupHoursRoutes = { hoursAt: hoursAtRoute, suggestHolidays: suggestHolidaysRoute }
