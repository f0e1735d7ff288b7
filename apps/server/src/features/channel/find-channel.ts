import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { defaultChannelConfig } from '@foyer/contract/channel/config.ts'
import { findChannel } from '@foyer/contract/channel/endpoints.ts'
import type { Deps } from '../../deps.ts'
import { addressBlock } from '../../platform/http/address-block.ts'
import { isUnavailable } from '../../platform/observe/unavailable.ts'
import { Failed } from '../../platform/http/failed.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { queryOf } from '../../platform/http/query-of.ts'
import { mayAnswer } from '../../rules/robot/knowledge.ts'
import { findTicketLink, isTicketToken, type TicketRef } from '../../platform/http/ticket-link.ts'
import type { Db } from '../../platform/db/pool.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Channel } from './channels.ts'

/**
 * The channel that a page's address names. The page opens without PostgreSQL and says itself what is wrong; so it
 * does for an address that asks for too many channels.
 */
export async function findUnlessAway(
  { channels, limits }: Pick<Deps, 'channels' | 'limits'>,
  { url, ip }: Pick<FastifyRequest, 'url' | 'ip'>,
): Promise<Channel | undefined> {
  const key = queryOf(url).get('channelId') ?? ''
  try {
    if (!channels.remembers(key)) limits.take(limitRules.page, addressBlock(ip))
    return await channels.find(key)
  } catch (error) {
    if (isUnavailable(error) || error instanceof Failed) return undefined
    throw error
  }
}

/** Reveals only what is public: a channel's key is in the source of every page that has the chat. */
const findChannelRoute = serve(findChannel, async (input, deps, caller) => {
  deps.limits.take(limitRules.findChannel, addressBlock(caller.address))
  const found = await channelBy(deps, input, caller.token)
  if (!found) throw new Failed('channel.unknown')
  return { tenantId: found.tenant_key, channelId: found.key }
})

type Named = { docId?: string | undefined; templateId?: string | undefined; tenantId?: string | undefined }
type Found = { tenant_key: string; key: string }

async function channelBy(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { docId, templateId, tenantId: tenantKey }: Named,
  token: string | undefined,
): Promise<Found | undefined> {
  const now = clock.now()
  if (token !== undefined && isTicketToken(token)) {
    const link = await findTicketLink(db, token, now)
    return link && channelOfTicket(db, link)
  }
  if (docId !== undefined) {
    const place = await robotOf(db, docId, tenantKey, now)
    return place && firstChannel(db, place)
  }
  if (templateId !== undefined) {
    const tenantId = await tenantOfTemplate(db, templateId, tenantKey)
    return tenantId === undefined ? undefined : firstChannel(db, { tenantId })
  }
  if (tenantKey === undefined) return undefined
  const tenant = await db.selectFrom('tenants').select('id').where('key', '=', tenantKey).executeTakeFirst()
  return tenant && firstChannel(db, { tenantId: tenant.id })
}

function channelOfTicket(db: Db, { tenantId, ticketId }: TicketRef): Promise<Found | undefined> {
  return channels(db)
    .innerJoin('tickets as w', (join) =>
      join.onRef('w.tenant_id', '=', 'c.tenant_id').onRef('w.channel_id', '=', 'c.id'),
    )
    .where('w.tenant_id', '=', tenantId)
    .where('w.id', '=', ticketId)
    .executeTakeFirst()
}

/** The oldest channel of the tenant, of those that this robot serves if one is named. */
function firstChannel(
  db: Db,
  { tenantId, robotNo }: { tenantId: number; robotNo?: string },
): Promise<Found | undefined> {
  const robot = sql<string>`coalesce(c.config->>'robotNo', ${defaultChannelConfig.robotNo})`
  return (
    channels(db)
      .where('c.tenant_id', '=', tenantId)
      .$if(robotNo !== undefined, (query) => query.where(robot, '=', robotNo ?? ''))
      // Archived ones last: a page without a chat is better than no page.
      .orderBy(sql`c.archived_at is not null`)
      .orderBy('c.id')
      .limit(1)
      .executeTakeFirst()
  )
}

function channels(db: Db) {
  return db
    .selectFrom('channels as c')
    .innerJoin('tenants as t', 't.id', 'c.tenant_id')
    .select(['t.key as tenant_key', 'c.key'])
}

/** Ids are unique in a tenant only: one that two tenants use names no document without its tenant. */
async function robotOf(
  db: Db,
  docId: string,
  tenantKey: string | undefined,
  now: number,
): Promise<{ tenantId: number; robotNo: string } | undefined> {
  const rows = await db
    .selectFrom('knowledge_documents as d')
    .innerJoin('tenants as t', 't.id', 'd.tenant_id')
    .select(['d.tenant_id', 'd.robot_no', 'd.valid_from', 'd.valid_until'])
    .where('d.id', '=', docId)
    .where('d.is_published', '=', true)
    .$if(tenantKey !== undefined, (query) => query.where('t.key', '=', tenantKey ?? ''))
    .limit(2)
    .execute()
  const [row] = rows
  if (!row || rows.length > 1) return undefined
  const limits = { validFrom: row.valid_from ?? undefined, validUntil: row.valid_until ?? undefined }
  if (!mayAnswer({ isPublished: true, ...limits }, now)) return undefined
  return { tenantId: row.tenant_id, robotNo: row.robot_no }
}

async function tenantOfTemplate(
  db: Db,
  templateId: string,
  tenantKey: string | undefined,
): Promise<number | undefined> {
  const rows = await db
    .selectFrom('form_templates as f')
    .innerJoin('tenants as t', 't.id', 'f.tenant_id')
    .select('f.tenant_id')
    .where('f.id', '=', templateId)
    .where('f.is_for_tickets', '=', true)
    .$if(tenantKey !== undefined, (query) => query.where('t.key', '=', tenantKey ?? ''))
    .limit(2)
    .execute()
  return rows.length === 1 ? rows[0]?.tenant_id : undefined
}

export const findChannelRoutes = { findChannel: findChannelRoute }
