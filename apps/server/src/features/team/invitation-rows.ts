import type { Selectable } from 'kysely'
import type { Invitation } from '@foyer/contract/desk/members.ts'
import { isSecretOf } from '../../identity/request-secret.ts'
import { readJoinToken } from '../../identity/join-token.ts'
import type { Trx } from '../../log/lock-thread.ts'
import type { Db } from '../../platform/db/pool.ts'
import type { Database } from '../../platform/db/schema.ts'
import { Failed } from '../../platform/http/failed.ts'
import { invitationState } from '../../rules/team/invitation-state.ts'

export type InvitationRow = Selectable<Database['invitations']>

export function toInvitation(row: InvitationRow, adminNick: string, now: number): Invitation {
  return {
    invitationId: row.id,
    email: row.email,
    role: row.role,
    groupIds: row.group_ids,
    adminNick,
    createTime: row.created_at,
    expireTime: row.expires_at,
    isExpired: invitationState(row, now) === 'expired',
    mail: { state: row.mail_state, time: row.mail_at, answer: row.mail_answer },
  }
}

/** Those that nobody has accepted or revoked, newest first. */
export async function listInvitations(db: Db, tenantId: number, now: number): Promise<Invitation[]> {
  const rows = await db
    .selectFrom('invitations as i')
    .innerJoin('agents as a', (join) =>
      join.onRef('a.tenant_id', '=', 'i.tenant_id').onRef('a.id', '=', 'i.invited_by'),
    )
    .selectAll('i')
    .select('a.nick')
    .where('i.tenant_id', '=', tenantId)
    .where('i.accepted_at', 'is', null)
    .where('i.revoked_at', 'is', null)
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id')
    .execute()
  return rows.map((row) => toInvitation(row, row.nick, now))
}

/** Locks an invitation of the tenant that is still open or expired. */
export async function lockInvitation(trx: Trx, tenantId: number, id: string): Promise<InvitationRow> {
  return trx
    .selectFrom('invitations')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new Failed('object.unknown'))
}

/** The open invitation that a token is for. Every other token fails alike. */
export async function invitationOf(
  db: Db | Trx,
  token: string,
  { now, lock = false }: { now: number; lock?: boolean },
): Promise<InvitationRow & { organisation: string; adminNick: string }> {
  const presented = readJoinToken(token)
  if (!presented) throw new Failed('link.invalid')
  const row = await db
    .selectFrom('invitations as i')
    .innerJoin('tenants as t', 't.id', 'i.tenant_id')
    .innerJoin('agents as a', (join) =>
      join.onRef('a.tenant_id', '=', 'i.tenant_id').onRef('a.id', '=', 'i.invited_by'),
    )
    .selectAll('i')
    .select(['t.name as organisation', 'a.nick as adminNick'])
    .where('i.tenant_id', '=', presented.tenantId)
    .where('i.id', '=', presented.id)
    .where('a.is_disabled', '=', false)
    .$if(lock, (query) => query.forUpdate('i'))
    .executeTakeFirst()
  if (!row || !isSecretOf(presented.secret, row.token_hash) || invitationState(row, now) !== 'open')
    throw new Failed('link.invalid')
  return row
}
