import { signInWithPasskey, startPasskeySignIn } from '@foyer/contract/desk/account.ts'
import { needsSso } from '../../../../identity/needs-sso.ts'
import { passkeyRequest, rpIdOf } from '../../../../identity/two-factor/passkeys.ts'
import { addressBlock } from '../../../../platform/http/address-block.ts'
import { Failed } from '../../../../platform/http/failed.ts'
import { serve } from '../../../../platform/http/serve.ts'
import { limitRules } from '../../../../platform/limit-rules.ts'
import { openDesk } from '../open-desk.ts'
import { consumePasskey } from './second-step.ts'

const startPasskeySignInRoute = serve(startPasskeySignIn, async (_input, { db, limits, clock }, caller) => {
  await limits.takeStrictly(limitRules.passkey, addressBlock(caller.address))
  const rpId = rpIdOf(caller.pageOrigin)
  if (!rpId) throw new Failed('request.invalid')
  return { options: await passkeyRequest(db, { kind: 'signIn' }, rpId, { now: clock.now() }) }
})

/** A key that nobody can guess needs no count of wrong tries; its pace is limited like that of passwords. */
const signInWithPasskeyRoute = serve(signInWithPasskey, async ({ passkey }, deps, caller) => {
  await deps.limits.takeStrictly(limitRules.passkey, addressBlock(caller.address))
  // The tenant is the one of the passkey: whoever signs in has named nobody.
  const stored = await deps.db
    .selectFrom('agent_passkeys')
    .selectAll()
    .where('id', '=', passkey.id)
    .executeTakeFirst()
  const agent =
    stored &&
    (await deps.db
      .selectFrom('agents')
      .selectAll()
      .where('tenant_id', '=', stored.tenant_id)
      .where('id', '=', stored.agent_id)
      .where('is_disabled', '=', false)
      .executeTakeFirst())
  // A passkey is a second way beside a password; whoever has none signs in at the identity provider.
  if (!agent || agent.password_hash === null) throw new Failed('signIn.wrong')
  if (await needsSso(deps.db, { tenantId: agent.tenant_id, role: agent.role }))
    throw new Failed('identity.forbidden')
  const account = { ...agent, tenantId: agent.tenant_id }
  const desk = await openDesk(deps, caller, account, {
    signedInBy: 'twoFactor',
    action: 'signInWithPasskey',
    async prove(trx) {
      const isRight = await consumePasskey(trx, deps, stored, passkey, { kind: 'signIn' })
      if (!isRight) throw new Failed('signIn.wrong')
    },
  })
  return { agent: desk }
})

export const passkeySignInRoutes = {
  startPasskeySignIn: startPasskeySignInRoute,
  signInWithPasskey: signInWithPasskeyRoute,
}
