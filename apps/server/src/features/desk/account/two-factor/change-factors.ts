import type { Deps } from '../../../../deps.ts'
import { requireFresh } from '../../../../identity/require-fresh.ts'
import type { Trx } from '../../../../log/lock-thread.ts'
import type { AgentCaller } from '../../../../platform/http/caller.ts'
import { Failed } from '../../../../platform/http/failed.ts'
import { agentLanguage } from '../../../mail/agent-language.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { lockOwnRow, takeOwn } from '../own-account.ts'
import { forgetRecoveryCodes, hasAny, readFactors, replaceRecoveryCodes, type Factors } from './factors.ts'

export function admitChange(deps: Deps, caller: AgentCaller): void {
  takeOwn(deps, caller)
  requireFresh(caller, deps.clock.now())
}

/**
 * The second steps of the caller; two changes at once happen one after the other. There is no second step to an account
 * without a password: it would open the desk past the identity provider.
 */
export async function lockFactors(trx: Trx, caller: AgentCaller): Promise<Factors> {
  const { password_hash } = await lockOwnRow(trx, caller)
  if (password_hash === null) throw new Failed('object.unknown')
  return readFactors(trx, caller)
}

/**
 * A second step was added: other sign-ins had none, so they end. With the first one come recovery codes, and this sign-in
 * counts as one with two steps.
 */
export async function afterAdding(
  trx: Trx,
  deps: Deps,
  caller: AgentCaller,
  before: Factors,
): Promise<{ recoveryCodes?: string[] }> {
  const { tenantId, sessionHash } = caller
  await deps.ownSessions.revokeAll(trx, caller, caller)
  await trx
    .updateTable('agent_sessions')
    .set({ signed_in_by: 'twoFactor' })
    .where('tenant_id', '=', tenantId)
    .where('token_hash', '=', sessionHash)
    .where('signed_in_by', '=', 'password')
    .execute()
  await tell(trx, deps, caller)
  return hasAny(before) ? {} : { recoveryCodes: await replaceRecoveryCodes(trx, caller) }
}

/** One was removed. The last one stays where the tenant asks for one; without any, codes on paper are of no use. */
export async function afterRemoving(
  trx: Trx,
  deps: Deps,
  caller: AgentCaller,
  after: Pick<Factors, 'totp' | 'passkeys'>,
): Promise<void> {
  const { tenantId, agentId } = caller
  await tell(trx, deps, caller)
  if (hasAny(after)) return
  const { two_factor_from } = await trx
    .selectFrom('tenants')
    .select('two_factor_from')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow()
  if (two_factor_from !== null) throw new Failed('identity.forbidden')
  await forgetRecoveryCodes(trx, caller)
  await trx
    .updateTable('agent_sessions')
    .set({ signed_in_by: 'password' })
    .where('tenant_id', '=', tenantId)
    .where('agent_id', '=', agentId)
    .where('signed_in_by', '=', 'twoFactor')
    .execute()
}

/** Whoever did not do it themselves should know. */
async function tell(trx: Trx, { clock }: Deps, { tenantId, agentId }: AgentCaller): Promise<void> {
  const language = await agentLanguage(trx, { tenantId, agentId })
  await queueMail(trx, { kind: 'twoFactorChanged', tenantId, agentId, changedAt: clock.now(), language })
}
