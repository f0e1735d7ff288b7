import { sql } from 'kysely'
import { OpeningHours } from '@foyer/contract/routing/hours.ts'
import type { Trx } from '../../log/lock-thread.ts'
import type { Calendar, Measured } from '../../rules/facts/fact-rows.ts'

type Asked = { tenantId: number; channelId: number; groupIds: readonly string[] }
type Row = { id: string; hours: unknown; hash: number | null; is_own: boolean }

const noCalendar: Calendar = { hours: null, hash: null }

/** The hours in force of these groups and of the channel's group. */
export async function loadCalendars(
  trx: Trx,
  { tenantId, channelId, groupIds }: Asked,
): Promise<Pick<Measured, 'calendars' | 'channelCalendar'>> {
  const { rows } = await sql<Row>`
    select g.id, g.hours, ('x' || substr(md5(g.hours::text), 1, 8))::bit(32)::int as hash, g.id = own.id as is_own
    from agent_groups g, (
      select coalesce(max(c.group_id), 'default') as id from channels c
      where c.tenant_id = ${tenantId} and c.id = ${channelId}
    ) own
    where g.tenant_id = ${tenantId} and (g.id = own.id or g.id = any(${[...groupIds]}::text[]))
  `.execute(trx)
  const calendars = new Map(rows.map((row) => [row.id, calendarOf(row)]))
  const own = rows.find(({ is_own }) => is_own)
  return { calendars, channelCalendar: own ? calendarOf(own) : noCalendar }
}

/** Hours that were written by hand and cannot be read are none: a report must not stop a chat. */
function calendarOf({ hours, hash }: Row): Calendar {
  const parsed = OpeningHours.nullable().safeParse(hours)
  return parsed.success && parsed.data ? { hours: parsed.data, hash } : noCalendar
}
