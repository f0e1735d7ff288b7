import type { DeskAgent } from '@foyer/contract/desk/account.ts'
import { deskAgentOf, withTwoFactor } from '../../../identity/agent-session.ts'
import { writeAudit } from '../../../audit/write-audit.ts'
import type { Deps } from '../../../deps.ts'
import type { Trx } from '../../../log/lock-thread.ts'
import type { PublicCaller } from '../../../platform/http/caller.ts'
import type { SignedInBy } from '../../../rules/identity/two-factor.ts'

type Account = Parameters<typeof deskAgentOf>[0] & { tenantId: number }
type Opening = {
  signedInBy: SignedInBy
  /** In the audit log. */
  action?: 'signIn' | 'signInWithPasskey'
  /** Uses up what was shown, or fails: it is used up if and only if the desk opens. */
  prove?: (trx: Trx) => Promise<void>
}

/** Signs an agent in, however they have shown who they are. */
export async function openDesk(
  deps: Deps,
  caller: PublicCaller,
  account: Account,
  { signedInBy, action = 'signIn', prove }: Opening,
): Promise<DeskAgent> {
  const { id, tenantId, nick, email } = account
  const { address, userAgent } = caller
  const self = { tenantId, agentId: id }
  const actor = { ...self, kind: 'agent', name: nick || email, address, userAgent } as const
  const opened = await deps.db.transaction().execute(async (trx) => {
    await prove?.(trx)
    // A fresh session at every sign-in: one that was planted before is worth nothing, and the browser's last is over.
    if (caller.cookie) await deps.agentSessions.closeOf(caller.cookie, trx)
    const known = await deps.agentDevices.remember(trx, self, caller.deviceCookie, caller.language)
    const from = { ...caller, deviceId: known.deviceId, signedInBy }
    const session = await deps.agentSessions.open(tenantId, id, from, trx)
    const object = { kind: 'agent', id: String(id), name: actor.name } as const
    await writeAudit(trx, actor, { action, object, after: { signedInBy } }, deps.clock.now())
    const { requiredFrom } = await trx
      .selectFrom('tenants')
      .select('two_factor_from as requiredFrom')
      .where('id', '=', tenantId)
      .executeTakeFirstOrThrow()
    return { session, device: known.cookie, requiredFrom }
  })
  caller.setCookie(opened.session, opened.device)
  const { requiredFrom } = opened
  return withTwoFactor(deskAgentOf(account), { signedInBy, requiredFrom }, deps.clock.now())
}
