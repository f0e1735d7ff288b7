import type { DeskAgent } from '@foyer/contract/desk/account.ts'
import { deskAgentOf, withTwoFactor } from '../../../identity/agent-session.ts'
import { writeAudit } from '../../../audit/write-audit.ts'
import type { Deps } from '../../../deps.ts'
import type { PublicCaller } from '../../../platform/http/caller.ts'
import type { SignedInBy } from '../../../rules/identity/two-factor.ts'

type Account = Parameters<typeof deskAgentOf>[0] & { tenantId: number }

/** Signs an agent in, however they have shown who they are. */
export async function openDesk(
  deps: Deps,
  caller: PublicCaller,
  account: Account,
  signedInBy: SignedInBy,
): Promise<DeskAgent> {
  const { id, tenantId, nick, email } = account
  const { address, userAgent } = caller
  const self = { tenantId, agentId: id }
  const actor = { ...self, kind: 'agent', name: nick || email, address, userAgent } as const
  const opened = await deps.db.transaction().execute(async (trx) => {
    // A fresh session at every sign-in: one that was planted before is worth nothing, and the browser's last is over.
    if (caller.cookie) await deps.agentSessions.closeOf(caller.cookie, trx)
    const known = await deps.agentDevices.remember(trx, self, caller.deviceCookie, caller.language)
    const session = await deps.agentSessions.open(
      tenantId,
      id,
      { ...caller, deviceId: known.deviceId, signedInBy },
      trx,
    )
    const object = { kind: 'agent', id: String(id), name: actor.name } as const
    await writeAudit(trx, actor, { action: 'signIn', object, after: { signedInBy } }, deps.clock.now())
    const { requiredFrom } = await trx
      .selectFrom('tenants')
      .select('two_factor_from as requiredFrom')
      .where('id', '=', tenantId)
      .executeTakeFirstOrThrow()
    return { session, device: known.cookie, requiredFrom }
  })
  caller.setCookie(opened.session, opened.device)
  return withTwoFactor(
    deskAgentOf(account),
    { signedInBy, requiredFrom: opened.requiredFrom },
    deps.clock.now(),
  )
}
