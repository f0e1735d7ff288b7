import { createHash, randomBytes } from 'node:crypto'
import { ticketTiming } from '@foyer/core/timing.ts'
import type { Db } from '../db/pool.ts'

/** Tells a link's token from a visitor's at a glance; 256 random bits follow. */
const prefix = 'wo_'
const pattern = /^wo_[\w-]{43}$/

export type TicketRef = { tenantId: number; ticketId: string }
/** `id` is the hash of its token: it names the link and opens nothing. */
export type TicketLink = TicketRef & { id: string; mayReply: boolean }

export function isTicketToken(token: string): boolean {
  return token.startsWith(prefix)
}

/** A new link to one ticket. Its token is given out here and nowhere else: only its hash is kept. */
export async function issueTicketLink(db: Db, ticket: TicketRef, now: number): Promise<string> {
  const token = prefix + randomBytes(32).toString('base64url')
  await db
    .insertInto('ticket_links')
    .values({
      tenant_id: ticket.tenantId,
      token_hash: hashOf(token),
      ticket_id: ticket.ticketId,
      may_reply: true,
      created_at: now,
      expires_at: now + ticketTiming.linkLifeMs,
    })
    .execute()
  return token
}

/** Takes back a link that nobody was given after all. */
export async function withdrawTicketLink(db: Db, token: string): Promise<void> {
  await db.deleteFrom('ticket_links').where('token_hash', '=', hashOf(token)).execute()
}

/** The link that a token opens now, if any. Every use is counted. */
export async function findTicketLink(db: Db, token: string, now: number): Promise<TicketLink | undefined> {
  if (!pattern.test(token)) return undefined
  const hash = hashOf(token)
  const row = await db
    .updateTable('ticket_links')
    .set((link) => ({ used_at: now, uses: link('uses', '+', 1) }))
    .where('token_hash', '=', hash)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['tenant_id', 'ticket_id', 'may_reply'])
    .executeTakeFirst()
  if (!row) return undefined
  const id = hash.toString('base64url')
  return { tenantId: row.tenant_id, ticketId: row.ticket_id, id, mayReply: row.may_reply }
}

/** Whether the link is still good that something was handed out through. */
export async function isGoodTicketLink(db: Db, tenantId: number, id: string, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('ticket_links')
    .select('ticket_id')
    .where('token_hash', '=', Buffer.from(id, 'base64url'))
    .where('tenant_id', '=', tenantId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** Something happened in the ticket: what is still good stays good for a while. */
export async function prolongTicketLinks(db: Db, ticket: TicketRef, now: number): Promise<void> {
  await goodLinks(db, ticket, now)
    .set({ expires_at: now + ticketTiming.linkLifeMs })
    .execute()
}

export async function revokeTicketLinks(db: Db, ticket: TicketRef, now: number): Promise<number> {
  const { numUpdatedRows } = await goodLinks(db, ticket, now).set({ revoked_at: now }).executeTakeFirst()
  return Number(numUpdatedRows)
}

function goodLinks(db: Db, { tenantId, ticketId }: TicketRef, now: number) {
  return db
    .updateTable('ticket_links')
    .where('tenant_id', '=', tenantId)
    .where('ticket_id', '=', ticketId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
