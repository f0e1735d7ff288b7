import { acceptInvitation, checkInvitation } from '@foyer/contract/desk/members.ts'
import { writeAudit, type AuditActor } from '../../audit/write-audit.ts'
import { needsSso } from '../../identity/needs-sso.ts'
import { assertStrong } from '../../identity/password-strength.ts'
import type { Trx } from '../../log/lock-thread.ts'
import { addressBlock } from '../../platform/http/address-block.ts'
import type { PublicCaller } from '../../platform/http/caller.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { isBlank } from '../../rules/text/is-blank.ts'
import { oneLine } from '../../rules/text/one-line.ts'
import { createAgent } from '../accounts/create-agent.ts'
import { openDesk } from '../desk/account/open-desk.ts'
import { existingGroups } from './groups-of.ts'
import { invitationOf, type InvitationRow } from './invitation-rows.ts'

const checkInvitationRoute = serve(checkInvitation, async ({ token }, deps, caller) => {
  deps.limits.take(limitRules.join, addressBlock(caller.address))
  const { organisation, email, adminNick } = await invitationOf(deps.db, token, { now: deps.clock.now() })
  return { organisation, email, adminNick }
})

const acceptInvitationRoute = serve(acceptInvitation, async ({ token, name, password }, deps, caller) => {
  deps.limits.take(limitRules.join, addressBlock(caller.address))
  const nick = oneLine(name)
  if (isBlank(nick)) throw new Failed('request.invalid')
  const now = deps.clock.now()
  const { organisation, email, tenant_id: tenantId, role } = await invitationOf(deps.db, token, { now })
  // Signing in at the identity provider accepts the invitation as well.
  if (await needsSso(deps.db, { tenantId, role })) throw new Failed('identity.forbidden')
  await assertStrong(password, [nick, email, organisation])
  const agent = await deps.db.transaction().execute(async (trx) => {
    // Under its lock: of two acceptances at once, the second finds it used.
    const row = await invitationOf(trx, token, { now, lock: true })
    return join(trx, row, { nick, password, caller, now })
  })
  return { agent: await openDesk(deps, caller, agent, { signedInBy: 'password' }) }
})

type Joining = { nick: string; password: string; caller: PublicCaller; now: number }

/** The account and the end of its invitation are one: neither is there without the other. */
async function join(trx: Trx, row: InvitationRow, { nick, password, caller, now }: Joining) {
  const { tenant_id: tenantId, id, email, role } = row
  const { address, userAgent } = caller
  const actor = (agentId: number): AuditActor => ({
    tenantId,
    kind: 'agent',
    agentId,
    name: nick,
    address,
    userAgent,
  })
  // A group may have been deleted since the invitation.
  const groupIds = await existingGroups(trx, tenantId, row.group_ids)
  const { agentId } = await createAgent(
    trx,
    tenantId,
    { email, nick, role, password, groupIds },
    { actor, now },
  )
  await trx
    .updateTable('invitations')
    .set({ accepted_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
  const object = { kind: 'invitation', id, name: email } as const
  await writeAudit(trx, actor(agentId), { action: 'acceptInvitation', object, after: { role } }, now)
  return { tenantId, id: agentId, nick, face: '', email, role, locale: null }
}

export const joinRoutes = { checkInvitation: checkInvitationRoute, acceptInvitation: acceptInvitationRoute }
