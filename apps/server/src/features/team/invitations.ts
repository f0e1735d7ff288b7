import { sql } from 'kysely'
import { inviteAgent, resendInvitation, revokeInvitation } from '@foyer/contract/desk/members.ts'
import { actorOf, writeAudit, type AuditChange } from '../../audit/write-audit.ts'
import type { Deps } from '../../deps.ts'
import { joinPath, newJoinToken } from '../../identity/join-token.ts'
import { requireMay } from '../../identity/require-may.ts'
import type { Trx } from '../../log/lock-thread.ts'
import { invitationTiming } from '../../node-timing.ts'
import type { AgentCaller } from '../../platform/http/caller.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { randomId } from '../../platform/random.ts'
import { mayGrant } from '../../rules/team/manage.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { accountEmail } from './account-email.ts'
import { knownGroups } from './groups-of.ts'
import { lockInvitation, toInvitation, type InvitationRow } from './invitation-rows.ts'
import { lockTeam } from './lock-team.ts'

const inviteAgentRoute = serve(inviteAgent, async ({ email: typed, role, groupIds }, deps, caller) => {
  admit(deps, caller)
  const email = accountEmail(typed)
  if (email === undefined) throw new Failed('request.invalid')
  const { tenantId, agentId } = caller
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (trx) => {
    const actor = await lockTeam(trx, caller)
    if (!mayGrant(actor.role, role)) throw new Failed('identity.forbidden')
    await refuseTaken(trx, email)
    const groups = await knownGroups(trx, tenantId, groupIds)
    await replaceOpen(trx, { tenantId, email, now })
    const id = randomId()
    const link = newJoinToken(deps.config.keys, { tenantId, id, round: 1 })
    const row = await trx
      .insertInto('invitations')
      .values({
        tenant_id: tenantId,
        id,
        email,
        role,
        group_ids: groups,
        invited_by: agentId,
        created_at: now,
        expires_at: now + invitationTiming.linkMs,
        token_hash: link.hash,
        ...newMail(deps, now),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await queueMail(trx, { kind: 'invitation', tenantId, invitationId: id, round: 1 })
    await audit(trx, caller, row, { action: 'inviteAgent', after: { email, role, groups } }, now)
    return { invitation: toInvitation(row, actor.nick, now), link: joinPath(link.token) }
  })
})

/** Whoever resends an invitation stands for it from then on. */
const resendInvitationRoute = serve(resendInvitation, async ({ invitationId: id }, deps, caller) => {
  admit(deps, caller)
  const { tenantId, agentId } = caller
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (trx) => {
    const actor = await lockTeam(trx, caller)
    const old = await lockInvitation(trx, tenantId, id)
    if (!mayGrant(actor.role, old.role)) throw new Failed('identity.forbidden')
    await refuseTaken(trx, old.email)
    const round = old.round + 1
    const link = newJoinToken(deps.config.keys, { tenantId, id, round })
    const row = await trx
      .updateTable('invitations')
      .set({ round, token_hash: link.hash, expires_at: now + invitationTiming.linkMs, invited_by: agentId })
      .set(newMail(deps, now))
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await queueMail(trx, { kind: 'invitation', tenantId, invitationId: id, round })
    await audit(trx, caller, row, { action: 'resendInvitation' }, now)
    return { invitation: toInvitation(row, actor.nick, now), link: joinPath(link.token) }
  })
})

const revokeInvitationRoute = serve(revokeInvitation, async ({ invitationId: id }, deps, caller) => {
  requireMay(caller, 'manageTeam')
  const { tenantId } = caller
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (trx) => {
    const actor = await lockTeam(trx, caller)
    const row = await lockInvitation(trx, tenantId, id)
    if (!mayGrant(actor.role, row.role)) throw new Failed('identity.forbidden')
    await revoke(trx, row, now)
    await audit(trx, caller, row, { action: 'revokeInvitation' }, now)
  })
  return {}
})

function admit({ limits }: Deps, caller: AgentCaller): void {
  requireMay(caller, 'manageTeam')
  limits.take(limitRules.invite, `${caller.tenantId}`)
}

function newMail({ config }: Deps, now: number) {
  return { mail_state: config.mail ? 'waiting' : 'off', mail_at: now, mail_answer: '' } as const
}

/** Addresses are unique in the installation. It does not tell whether the account is one of this tenant. */
async function refuseTaken(trx: Trx, email: string): Promise<void> {
  const taken = await trx
    .selectFrom('agents')
    .select('id')
    .where(sql`lower(email)`, '=', email)
    .executeTakeFirst()
  if (taken) throw new Failed('email.taken')
}

/** One link per address: a new invitation ends the one before it. */
async function replaceOpen(trx: Trx, open: { tenantId: number; email: string; now: number }): Promise<void> {
  await trx
    .updateTable('invitations')
    .set({ revoked_at: open.now })
    .where('tenant_id', '=', open.tenantId)
    .where('email', '=', open.email)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute()
}

async function revoke(trx: Trx, { tenant_id, id }: InvitationRow, now: number): Promise<void> {
  await trx
    .updateTable('invitations')
    .set({ revoked_at: now })
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .execute()
}

async function audit(
  trx: Trx,
  caller: AgentCaller,
  { id, email: name }: InvitationRow,
  change: Omit<AuditChange, 'object'>,
  now: number,
): Promise<void> {
  await writeAudit(trx, actorOf(caller), { ...change, object: { kind: 'invitation', id, name } }, now)
}

/** Ends the open invitations of an account that may no longer give the role in them. */
export async function revokeUngranted(
  trx: Trx,
  by: { tenantId: number; agentId: number },
  mayStill: (role: InvitationRow['role']) => boolean,
  now: number,
): Promise<void> {
  const rows = await trx
    .selectFrom('invitations')
    .selectAll()
    .where('tenant_id', '=', by.tenantId)
    .where('invited_by', '=', by.agentId)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .forUpdate()
    .execute()
  for (const row of rows) if (!mayStill(row.role)) await revoke(trx, row, now)
}

export const invitationsRoutes = {
  inviteAgent: inviteAgentRoute,
  resendInvitation: resendInvitationRoute,
  revokeInvitation: revokeInvitationRoute,
}
