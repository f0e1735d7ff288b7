import type { SecondStep, SecondStepNeeded } from '@foyer/contract/desk/account.ts'
import type { UsedPasskey } from '@foyer/contract/desk/passkey-json.ts'
import type { Deps } from '../../../../deps.ts'
import type { ChallengePurpose } from '../../../../identity/two-factor/passkey-challenges.ts'
import {
  passkeyRequest,
  rpIdOf,
  verifyPasskey,
  type StoredPasskey,
} from '../../../../identity/two-factor/passkeys.ts'
import { recoveryCodeHash } from '../../../../identity/two-factor/recovery-codes.ts'
import { matchTotp } from '../../../../identity/two-factor/totp.ts'
import type { Trx } from '../../../../log/lock-thread.ts'
import { Failed } from '../../../../platform/http/failed.ts'
import type { AgentRef, Factors } from './factors.ts'
import { openTotpSecret } from './totp-secret.ts'

/** What to ask an agent for after the right password. */
export async function askSecondStep(
  { db, clock }: Deps,
  agent: AgentRef,
  { totp, passkeys, recoveryCodes }: Factors,
  origin: string | undefined,
): Promise<SecondStepNeeded> {
  // A passkey of another address of this desk would only make the browser ask in vain.
  const here = passkeys.filter((passkey) => passkey.origin === origin)
  const rpId = here.length > 0 ? rpIdOf(origin) : undefined
  const purpose = { kind: 'secondStep', ...agent } as const
  const asked = { passkeys: here, now: clock.now() }
  return {
    hasTotp: totp !== undefined,
    hasRecoveryCodes: recoveryCodes > 0,
    ...(rpId && { passkey: await passkeyRequest(db, purpose, rpId, asked) }),
  }
}

/**
 * Uses up what an agent shows, in the transaction that signs them in: a code, a recovery code and the question of a passkey
 * are good once. Fails with `signIn.wrong`.
 */
export async function proveSecondStep(
  trx: Trx,
  deps: Deps,
  agent: AgentRef,
  step: SecondStep,
): Promise<void> {
  const isProven = await isRight(trx, deps, agent, step)
  if (!isProven) throw new Failed('signIn.wrong')
}

function isRight(trx: Trx, deps: Deps, agent: AgentRef, step: SecondStep): Promise<boolean> {
  if (step.kind === 'totp') return consumeTotp(trx, deps, agent, step.code)
  if (step.kind === 'recovery') return consumeRecoveryCode(trx, agent, step.code)
  return consumeOwnPasskey(trx, deps, agent, step.passkey)
}

async function consumeTotp(trx: Trx, deps: Deps, agent: AgentRef, code: string): Promise<boolean> {
  const { tenantId, agentId } = agent
  const now = deps.clock.now()
  // Under its lock: of two who come with the same code, the second finds it used.
  const stored = await trx
    .selectFrom('agent_totp')
    .select(['sealed_secret', 'last_step'])
    .where('tenant_id', '=', tenantId)
    .where('agent_id', '=', agentId)
    .where('confirmed_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  const secret = stored && openTotpSecret(deps, agent, stored.sealed_secret)
  const step = secret && matchTotp(secret, code, now, stored.last_step)
  if (!step) return false
  await trx
    .updateTable('agent_totp')
    .set({ last_step: step })
    .where('tenant_id', '=', tenantId)
    .where('agent_id', '=', agentId)
    .execute()
  return true
}

async function consumeRecoveryCode(trx: Trx, agent: AgentRef, code: string): Promise<boolean> {
  const { tenantId, agentId } = agent
  const used = await trx
    .deleteFrom('agent_recovery_codes')
    .where('tenant_id', '=', tenantId)
    .where('agent_id', '=', agentId)
    .where('code_hash', '=', recoveryCodeHash(agent, code))
    .returning('code_hash')
    .executeTakeFirst()
  return used !== undefined
}

async function consumeOwnPasskey(
  trx: Trx,
  deps: Deps,
  agent: AgentRef,
  passkey: UsedPasskey,
): Promise<boolean> {
  const stored = await trx
    .selectFrom('agent_passkeys')
    .selectAll()
    .where('tenant_id', '=', agent.tenantId)
    .where('agent_id', '=', agent.agentId)
    .where('id', '=', passkey.id)
    .forUpdate()
    .executeTakeFirst()
  return stored !== undefined && consumePasskey(trx, deps, stored, passkey, { kind: 'secondStep', ...agent })
}

/** Whether the signature is right; remembers the use. */
export async function consumePasskey(
  trx: Trx,
  { clock, failures }: Deps,
  stored: StoredPasskey,
  passkey: UsedPasskey,
  purpose: ChallengePurpose,
): Promise<boolean> {
  const now = clock.now()
  const counter = await verifyPasskey(trx, stored, passkey, { purpose, now, failures })
  if (counter === undefined) return false
  await trx
    .updateTable('agent_passkeys')
    .set({ counter, used_at: now })
    .where('tenant_id', '=', stored.tenant_id)
    .where('id', '=', stored.id)
    .execute()
  return true
}
