import { expect, it } from 'vitest'
import type { PasskeyCreation, PasskeyRequest } from '@foyer/contract/desk/passkey-json.ts'
import { signInTiming } from '@foyer/core/timing.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { auditOf, isOver, newTeam } from '../account/given.ts'
import { errorOf, must } from '../team/given.ts'
import { addPasskey, agentIn, askedFor, deskOrigin, signInWith } from './given.ts'
import { softAuthenticator } from './soft-authenticator.ts'

let now = 1_794_700_000_000
const world = givenWorld({ clock: { now: () => now } }, { limitScale: 100 })
const here = { origin: deskOrigin }

async function givenAna() {
  const team = await newTeam({ world })
  const agent = await Agent.signIn(world.http, team.ana)
  return { ...team, agent }
}

async function givenPasskey() {
  const given = await givenAna()
  return { ...given, authenticator: await addPasskey(given.agent) }
}

async function question(): Promise<PasskeyRequest> {
  return (must(await world.http.call('startPasskeySignIn', {}, here)) as { options: PasskeyRequest }).options
}

const signInByPasskey = (passkey: object) => world.http.call('signInWithPasskey', { passkey }, here)
const secondStep = (passkey: object) => ({ kind: 'passkey', passkey })

it('a passkey is the second step of its account', async () => {
  const { ana, authenticator } = await givenPasskey()
  const needed = await askedFor(world, ana)
  expect(needed).toMatchObject({ hasTotp: false, hasRecoveryCodes: true })
  if (!needed?.passkey) throw new Error('no passkey was asked for')
  expect(needed.passkey.allowCredentials?.map(({ id }) => id)).toEqual([authenticator.id])
  const agent = agentIn(world, await signInWith(world, ana, secondStep(authenticator.use(needed.passkey))))
  expect((await agent.call('readTwoFactor')).body.data).toMatchObject({
    passkeys: [{ name: 'Laptop', usedTime: now }],
  })
})

it('a passkey signs in without a password, and the log says so', async () => {
  const { ana, authenticator, tenantId } = await givenPasskey()
  const agent = agentIn(world, await signInByPasskey(authenticator.use(await question())))
  expect((await agent.call('whoAmI')).body.data).toMatchObject({ agent: { email: ana } })
  const [row] = await auditOf({ world }, tenantId, 'signInWithPasskey')
  expect(row?.after).toEqual({ signedInBy: 'twoFactor' })
})

it('the same signature is good once, also at the same moment', async () => {
  const { authenticator } = await givenPasskey()
  const passkey = authenticator.use(await question())
  const both = await Promise.all([signInByPasskey(passkey), signInByPasskey(passkey)])
  expect(both.map(({ body }) => body.code).toSorted((a, b) => a - b)).toEqual([200, 400])
  expect(errorOf(await signInByPasskey(passkey))).toBe('signIn.wrong')
})

it('a question that is too old is not answered', async () => {
  const { authenticator } = await givenPasskey()
  const options = await question()
  now += signInTiming.passkeyMs
  expect(errorOf(await signInByPasskey(authenticator.use(options)))).toBe('signIn.wrong')
})

it('without a password the device must have verified its holder', async () => {
  const { ana, authenticator } = await givenPasskey()
  const unverified = authenticator.use(await question(), { isVerified: false })
  expect(errorOf(await signInByPasskey(unverified))).toBe('signIn.wrong')
  const needed = await askedFor(world, ana)
  const asSecond = needed?.passkey && authenticator.use(needed.passkey, { isVerified: false })
  agentIn(world, await signInWith(world, ana, secondStep(asSecond ?? {})))
})

it.each([
  ['the page of a phisher', { origin: 'https://desk.shop.evil' }],
  ['a page below the same name', { origin: 'https://other.desk.shop.example' }],
  ['the same name without encryption', { origin: 'http://desk.shop.example' }],
  ['another relying party', { rpId: 'shop.example' }],
])('a signature for %s is worth nothing', async (_what, signing) => {
  const { authenticator } = await givenPasskey()
  const passkey = authenticator.use(await question(), signing)
  expect(errorOf(await signInByPasskey(passkey))).toBe('signIn.wrong')
})

it('a question of one purpose is not answered for another', async () => {
  const one = await givenPasskey()
  const other = await givenPasskey()
  const forOne = (await askedFor(world, one.ana))?.passkey
  const forOther = (await askedFor(world, other.ana))?.passkey
  if (!forOne || !forOther) throw new Error('no passkey was asked for')
  expect(errorOf(await signInByPasskey(one.authenticator.use(forOne)))).toBe('signIn.wrong')
  const crossed = secondStep(one.authenticator.use(forOther))
  expect(errorOf(await signInWith(world, one.ana, crossed))).toBe('signIn.wrong')
  const free = secondStep(one.authenticator.use(await question()))
  expect(errorOf(await signInWith(world, one.ana, free))).toBe('signIn.wrong')
})

it('somebody else’s passkey opens nobody’s account but theirs', async () => {
  const one = await givenPasskey()
  const other = await givenPasskey()
  const asked = (await askedFor(world, one.ana))?.passkey
  if (!asked) throw new Error('no passkey was asked for')
  expect(errorOf(await signInWith(world, one.ana, secondStep(other.authenticator.use(asked))))).toBe(
    'signIn.wrong',
  )
})

it('a counter that goes back is the sign of a copy', async () => {
  const { authenticator } = await givenPasskey()
  agentIn(world, await signInByPasskey(authenticator.use(await question(), { counter: 9 })))
  expect(errorOf(await signInByPasskey(authenticator.use(await question(), { counter: 9 })))).toBe(
    'signIn.wrong',
  )
  agentIn(world, await signInByPasskey(authenticator.use(await question(), { counter: 10 })))
})

it('a deactivated account is opened by no passkey', async () => {
  const { authenticator, ana } = await givenPasskey()
  const { db } = world.node.deps
  await db.updateTable('agents').set({ is_disabled: true }).where('email', '=', ana).execute()
  expect(errorOf(await signInByPasskey(authenticator.use(await question())))).toBe('signIn.wrong')
})

it('a removed passkey opens nothing, and the password alone opens the account again', async () => {
  const { ana, agent, authenticator } = await givenPasskey()
  must(await agent.call('removePasskey', { passkeyId: authenticator.id }))
  expect(errorOf(await signInByPasskey(authenticator.use(await question())))).toBe('signIn.wrong')
  expect(await askedFor(world, ana)).toBeUndefined()
})

it('nobody removes or adds the passkey of somebody else', async () => {
  const one = await givenPasskey()
  const other = await givenAna()
  expect(errorOf(await other.agent.call('removePasskey', { passkeyId: one.authenticator.id }))).toBe(
    'object.unknown',
  )
  const http = other.agent.http.with(here)
  const { options } = must(await http.call('startPasskey', {})) as { options: PasskeyCreation }
  const taken = { name: 'Mine', passkey: one.authenticator.create(options) }
  expect(errorOf(await http.call('addPasskey', taken))).toBe('signIn.wrong')
  agentIn(world, await signInByPasskey(one.authenticator.use(await question())))
})

it('adding one ends other sign-ins; what another agent or another page was asked is not answered', async () => {
  const { agent, ana } = await givenAna()
  const stranger = await givenAna()
  const elsewhere = await Agent.signIn(world.http, ana)
  const http = agent.http.with(here)
  const ask = async (from = http) =>
    (must(await from.call('startPasskey', {})) as { options: PasskeyCreation }).options
  const theirs = await ask(stranger.agent.http.with(here))
  const make = (options: PasskeyCreation, signing = {}) => ({
    name: 'Laptop',
    passkey: softAuthenticator(deskOrigin).create(options, signing),
  })
  expect(errorOf(await http.call('addPasskey', make(theirs)))).toBe('signIn.wrong')
  const evil = make(await ask(), { origin: 'https://desk.shop.evil' })
  expect(errorOf(await http.call('addPasskey', evil))).toBe('signIn.wrong')
  expect(await isOver(elsewhere)).toBe(false)
  const added = make(await ask())
  must(await http.call('addPasskey', added))
  expect(await isOver(elsewhere)).toBe(true)
  expect(errorOf(await http.call('addPasskey', added))).toBe('signIn.wrong')
})

it.each(['http://192.0.2.1:4000', 'http://desk.shop.example', undefined])(
  'a desk at %s has no passkeys, and says so',
  async (origin) => {
    const headers: Record<string, string> = origin ? { origin } : {}
    expect(errorOf(await world.http.call('startPasskeySignIn', {}, headers))).toBe('request.invalid')
  },
)

it('garbage in place of a passkey is refused, and breaks nothing', async () => {
  const { authenticator, ana } = await givenPasskey()
  const passkey = authenticator.use(await question())
  for (const response of [
    { ...passkey.response, clientDataJSON: 'e30' },
    { ...passkey.response, clientDataJSON: 'AA' },
    { ...passkey.response, authenticatorData: 'AA' },
    { ...passkey.response, signature: '' },
  ])
    expect(errorOf(await signInByPasskey({ ...passkey, response }))).toBe('signIn.wrong')
  expect((await askedFor(world, ana))?.passkey).toBeDefined()
})
