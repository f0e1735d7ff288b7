import { addPasskey, removePasskey, startPasskey } from '@foyer/contract/desk/two-factor.ts'
import { twoFactorLimits } from '@foyer/contract/desk/two-factor-limits.ts'
import { passkeyCreation, readNewPasskey, rpIdOf } from '../../../../identity/two-factor/passkeys.ts'
import { Failed } from '../../../../platform/http/failed.ts'
import { serve } from '../../../../platform/http/serve.ts'
import { writeOwn } from '../own-account.ts'
import { admitChange, afterAdding, afterRemoving, lockFactors } from './change-factors.ts'
import { readFactors } from './factors.ts'

const startPasskeyRoute = serve(startPasskey, async (_input, deps, caller) => {
  admitChange(deps, caller)
  const rpId = rpIdOf(caller.pageOrigin)
  if (!rpId) throw new Failed('request.invalid')
  const { passkeys } = await readFactors(deps.db, caller)
  const options = await passkeyCreation(deps.db, caller, rpId, { passkeys, now: deps.clock.now() })
  return { options }
})

const addPasskeyRoute = serve(addPasskey, async ({ name, passkey }, deps, caller) => {
  admitChange(deps, caller)
  const { tenantId, agentId } = caller
  const { clock, failures } = deps
  const now = clock.now()
  return deps.db.transaction().execute(async (trx) => {
    const factors = await lockFactors(trx, caller)
    if (factors.passkeys.length >= twoFactorLimits.passkeys) throw new Failed('request.tooMany')
    const origin = caller.pageOrigin ?? ''
    const made = await readNewPasskey(trx, { tenantId, agentId }, passkey, { origin, now, failures })
    if (!made) throw new Failed('signIn.wrong')
    const added = await trx
      .insertInto('agent_passkeys')
      .values({ tenant_id: tenantId, agent_id: agentId, name, created_at: now, used_at: null, ...made })
      // The id of a passkey that exists: it is somebody else's, and stays theirs.
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) throw new Failed('signIn.wrong')
    await writeOwn(trx, deps, caller, { action: 'addPasskey', after: { name } })
    return afterAdding(trx, deps, caller, factors)
  })
})

const removePasskeyRoute = serve(removePasskey, async ({ passkeyId }, deps, caller) => {
  admitChange(deps, caller)
  const { tenantId, agentId } = caller
  await deps.db.transaction().execute(async (trx) => {
    const factors = await lockFactors(trx, caller)
    const removed = await trx
      .deleteFrom('agent_passkeys')
      .where('tenant_id', '=', tenantId)
      .where('agent_id', '=', agentId)
      .where('id', '=', passkeyId)
      .returning('name')
      .executeTakeFirst()
    if (!removed) throw new Failed('object.unknown')
    const passkeys = factors.passkeys.filter(({ id }) => id !== passkeyId)
    await afterRemoving(trx, deps, caller, { totp: factors.totp, passkeys })
    await writeOwn(trx, deps, caller, { action: 'removePasskey', before: { name: removed.name } })
  })
  return {}
})

export const ownPasskeysRoutes = {
  startPasskey: startPasskeyRoute,
  addPasskey: addPasskeyRoute,
  removePasskey: removePasskeyRoute,
}
