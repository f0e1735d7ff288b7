import { recoveryCodeHash, newRecoveryCodes } from '../../../../identity/two-factor/recovery-codes.ts'
import type { Trx } from '../../../../log/lock-thread.ts'
import type { Db } from '../../../../platform/db/pool.ts'

export type AgentRef = { tenantId: number; agentId: number }

/** The second steps of an account. */
export type Factors = Awaited<ReturnType<typeof readFactors>>

export async function readFactors(db: Db, { tenantId, agentId }: AgentRef) {
  const [totp, passkeys, codes] = await Promise.all([
    db
      .selectFrom('agent_totp')
      .select(['sealed_secret', 'last_step'])
      .where('tenant_id', '=', tenantId)
      .where('agent_id', '=', agentId)
      .where('confirmed_at', 'is not', null)
      .executeTakeFirst(),
    db
      .selectFrom('agent_passkeys')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('agent_id', '=', agentId)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('agent_recovery_codes')
      .select('code_hash')
      .where('tenant_id', '=', tenantId)
      .where('agent_id', '=', agentId)
      .execute(),
  ])
  return { totp, passkeys, recoveryCodes: codes.length }
}

export function hasAny({ totp, passkeys }: Pick<Factors, 'totp' | 'passkeys'>): boolean {
  return totp !== undefined || passkeys.length > 0
}

/** Codes on paper, for the day on which the phone is lost. Those before no longer work. */
export async function replaceRecoveryCodes(trx: Trx, agent: AgentRef): Promise<string[]> {
  const { tenantId, agentId } = agent
  await forgetRecoveryCodes(trx, agent)
  const codes = newRecoveryCodes()
  await trx
    .insertInto('agent_recovery_codes')
    .values(
      codes.map((code) => ({
        tenant_id: tenantId,
        agent_id: agentId,
        code_hash: recoveryCodeHash(agent, code),
      })),
    )
    .execute()
  return codes
}

export async function forgetRecoveryCodes(trx: Trx, { tenantId, agentId }: AgentRef): Promise<void> {
  await trx
    .deleteFrom('agent_recovery_codes')
    .where('tenant_id', '=', tenantId)
    .where('agent_id', '=', agentId)
    .execute()
}

/** Removes all second steps of an account; the password alone opens it again. Answers whether there were any. */
export async function removeFactors(trx: Trx, agent: AgentRef): Promise<boolean> {
  const { tenantId, agentId } = agent
  await forgetRecoveryCodes(trx, agent)
  const removed = await Promise.all(
    (['agent_totp', 'agent_passkeys'] as const).map((table) =>
      trx
        .deleteFrom(table)
        .where('tenant_id', '=', tenantId)
        .where('agent_id', '=', agentId)
        .executeTakeFirst(),
    ),
  )
  return removed.some(({ numDeletedRows }) => numDeletedRows > 0n)
}
