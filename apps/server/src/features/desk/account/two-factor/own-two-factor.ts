import {
  confirmPassword,
  confirmTotp,
  readTwoFactor,
  removeTotp,
  renewRecoveryCodes,
  startTotp,
} from '@foyer/contract/desk/two-factor.ts'
import { isPassword } from '../../../../identity/password.ts'
import { matchTotp, newTotpSecret, totpUri } from '../../../../identity/two-factor/totp.ts'
import type { Db } from '../../../../platform/db/pool.ts'
import type { AgentCaller } from '../../../../platform/http/caller.ts'
import { Failed } from '../../../../platform/http/failed.ts'
import { serve } from '../../../../platform/http/serve.ts'
import { limitRules } from '../../../../platform/limit-rules.ts'
import { writeOwn } from '../own-account.ts'
import { admitChange, afterAdding, afterRemoving, lockFactors } from './change-factors.ts'
import { hasAny, readFactors, replaceRecoveryCodes } from './factors.ts'
import { openTotpSecret, sealTotpSecret } from './totp-secret.ts'

const readTwoFactorRoute = serve(readTwoFactor, async (_input, { db }, caller) => {
  const { tenantId, agentId } = caller
  const [{ totp, passkeys, recoveryCodes }, tenant, { password_hash }] = await Promise.all([
    readFactors(db, { tenantId, agentId }),
    db.selectFrom('tenants').select('two_factor_from').where('id', '=', tenantId).executeTakeFirstOrThrow(),
    passwordOf(db, caller),
  ])
  return {
    hasPassword: password_hash !== null,
    hasTotp: totp !== undefined,
    passkeys: passkeys.map(({ id, name, created_at, used_at }) => ({
      passkeyId: id,
      name,
      createTime: created_at,
      usedTime: used_at ?? 0,
    })),
    recoveryCodesLeft: recoveryCodes,
    isRequired: tenant.two_factor_from !== null,
  }
})

const confirmPasswordRoute = serve(confirmPassword, async ({ password }, deps, caller) => {
  const { db, clock, limits } = deps
  const { tenantId, agentId, sessionHash } = caller
  await limits.takeStrictly(limitRules.changePassword, `${tenantId}:${agentId}`)
  const { password_hash } = await passwordOf(db, caller)
  if (!(await isPassword(password_hash, password))) throw new Failed('signIn.wrong')
  await db
    .updateTable('agent_sessions')
    .set({ confirmed_at: new Date(clock.now()) })
    .where('tenant_id', '=', tenantId)
    .where('token_hash', '=', sessionHash)
    .execute()
  return {}
})

function passwordOf(db: Db, { tenantId, agentId }: AgentCaller) {
  return db
    .selectFrom('agents')
    .select('password_hash')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', agentId)
    .executeTakeFirstOrThrow()
}

/** Replaces a secret of which no code was entered. Whoever has a working one removes it first. */
const startTotpRoute = serve(startTotp, async (_input, deps, caller) => {
  admitChange(deps, caller)
  const { tenantId, agentId, agent } = caller
  const secret = newTotpSecret()
  const now = deps.clock.now()
  const { name: issuer } = await deps.db.transaction().execute(async (trx) => {
    const { totp } = await lockFactors(trx, caller)
    if (totp) throw new Failed('object.unknown')
    const row = { sealed_secret: sealTotpSecret(deps, { tenantId, agentId }, secret), created_at: now }
    await trx
      .insertInto('agent_totp')
      .values({ tenant_id: tenantId, agent_id: agentId, ...row, confirmed_at: null })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'agent_id']).doUpdateSet(row))
      .execute()
    await writeOwn(trx, deps, caller, { action: 'startTotp' })
    return trx.selectFrom('tenants').select('name').where('id', '=', tenantId).executeTakeFirstOrThrow()
  })
  return { secret, uri: totpUri(secret, { issuer, email: agent.email }) }
})

const confirmTotpRoute = serve(confirmTotp, async ({ code }, deps, caller) => {
  admitChange(deps, caller)
  const { tenantId, agentId } = caller
  const now = deps.clock.now()
  await deps.limits.takeStrictly(limitRules.changePassword, `${tenantId}:${agentId}`)
  return deps.db.transaction().execute(async (trx) => {
    const factors = await lockFactors(trx, caller)
    const pending = await trx
      .selectFrom('agent_totp')
      .select('sealed_secret')
      .where('tenant_id', '=', tenantId)
      .where('agent_id', '=', agentId)
      .where('confirmed_at', 'is', null)
      .executeTakeFirst()
    const secret = pending && openTotpSecret(deps, { tenantId, agentId }, pending.sealed_secret)
    if (!secret) throw new Failed('object.unknown')
    const step = matchTotp(secret, code, now, 0)
    if (!step) throw new Failed('signIn.wrong')
    await trx
      .updateTable('agent_totp')
      .set({ confirmed_at: now, last_step: step })
      .where('tenant_id', '=', tenantId)
      .where('agent_id', '=', agentId)
      .execute()
    await writeOwn(trx, deps, caller, { action: 'confirmTotp' })
    return afterAdding(trx, deps, caller, factors)
  })
})

const removeTotpRoute = serve(removeTotp, async (_input, deps, caller) => {
  admitChange(deps, caller)
  const { tenantId, agentId } = caller
  await deps.db.transaction().execute(async (trx) => {
    const factors = await lockFactors(trx, caller)
    if (!factors.totp) throw new Failed('object.unknown')
    await trx
      .deleteFrom('agent_totp')
      .where('tenant_id', '=', tenantId)
      .where('agent_id', '=', agentId)
      .execute()
    await afterRemoving(trx, deps, caller, { ...factors, totp: undefined })
    await writeOwn(trx, deps, caller, { action: 'removeTotp' })
  })
  return {}
})

const renewRecoveryCodesRoute = serve(renewRecoveryCodes, async (_input, deps, caller) => {
  admitChange(deps, caller)
  const recoveryCodes = await deps.db.transaction().execute(async (trx) => {
    if (!hasAny(await lockFactors(trx, caller))) throw new Failed('object.unknown')
    await writeOwn(trx, deps, caller, { action: 'renewRecoveryCodes' })
    return replaceRecoveryCodes(trx, caller)
  })
  return { recoveryCodes }
})

export const ownTwoFactorRoutes = {
  readTwoFactor: readTwoFactorRoute,
  confirmPassword: confirmPasswordRoute,
  startTotp: startTotpRoute,
  confirmTotp: confirmTotpRoute,
  removeTotp: removeTotpRoute,
  renewRecoveryCodes: renewRecoveryCodesRoute,
}
