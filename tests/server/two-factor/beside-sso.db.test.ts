import { expect, it } from 'vitest'
import type { PasskeyRequest } from '@foyer/contract/desk/passkey-json.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { errorOf, givenTeam, must } from '../team/given.ts'
import { addPasskey, agentIn, deskOrigin } from './given.ts'

const world = givenWorld({}, { limitScale: 100 })
const here = { origin: deskOrigin }

async function question(): Promise<PasskeyRequest> {
  return (must(await world.http.call('startPasskeySignIn', {}, here)) as { options: PasskeyRequest }).options
}

const requireSso = (tenantId: number) =>
  world.node.deps.pool.query(
    `insert into sso_settings (tenant_id, is_on, is_required, issuer, client_id, label, groups_claim, roles,
       trusts_email, creates_accounts, domains, is_of_owner, updated_at)
     values ($1, true, true, 'https://login.shop.example', 'foyer', 'Login', 'groups', '[]', false, false, '{}', true, 0)`,
    [tenantId],
  )

it('a passkey does not get past required single sign-on; an owner’s does, so that they can repair it', async () => {
  const { add, owner, tenantId } = await givenTeam(world)
  const { agent } = await add('admin')
  const [admins, owners] = [await addPasskey(agent), await addPasskey(owner)]
  await requireSso(tenantId)
  const signIn = (passkey: object) => world.http.call('signInWithPasskey', { passkey }, here)
  expect(errorOf(await signIn(admins.use(await question())))).toBe('identity.forbidden')
  agentIn(world, await signIn(owners.use(await question())))
})

it('an account without a password gets no second step, and one from before opens nothing', async () => {
  const { add, owner, tenantId } = await givenTeam(world)
  const { agent, id } = await add('agent')
  const passkey = await addPasskey(agent)
  const before = must(await owner.call('readTwoFactorPolicy')) as { missing: number }
  const { db } = world.node.deps
  const account = db.updateTable('agents').where('tenant_id', '=', tenantId).where('id', '=', id)
  await account.set({ password_hash: null }).execute()
  const used = { passkey: passkey.use(await question()) }
  expect(errorOf(await world.http.call('signInWithPasskey', used, here))).toBe('signIn.wrong')
  expect((await agent.call('readTwoFactor')).body.data).toMatchObject({ hasPassword: false })
  for (const name of ['startTotp', 'renewRecoveryCodes'] as const)
    expect([name, errorOf(await agent.call(name))]).toEqual([name, 'object.unknown'])
  expect(errorOf(await agent.call('confirmPassword', { password: 'nobody' }))).toBe('signIn.wrong')
  expect((await owner.call('readTwoFactorPolicy')).body.data).toEqual(before)
})
