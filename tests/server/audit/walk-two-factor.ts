import type { PasskeyCreation, PasskeyRequest } from '@foyer/contract/desk/passkey-json.ts'
import { demoPassword } from '@foyer/testkit/seed.ts'
import { newAgent } from '../calls/given.ts'
import { must } from '../team/given.ts'
import { addPasskey, codeOf, deskOrigin, turnTotpOn } from '../two-factor/given.ts'
import { softAuthenticator } from '../two-factor/soft-authenticator.ts'
import { type Given, nothing, type WalkCalls } from './walk-call.ts'

const here = { origin: deskOrigin }

/** Second steps, passkeys and the rule of the tenant. */
export const twoFactorCalls = {
  readTwoFactor: nothing,
  confirmPassword: () => ({ input: { password: demoPassword } }),
  startTotp: async ({ world }) => ({ by: await newAgent(world) }),
  confirmTotp: async ({ world }) => {
    const by = await newAgent(world)
    const { secret } = must(await by.agent.call('startTotp')) as { secret: string }
    return { by, input: { code: codeOf(secret, Date.now()) } }
  },
  removeTotp: async (given) => ({ by: await withTotp(given) }),
  renewRecoveryCodes: async (given) => ({ by: await withTotp(given) }),

  startPasskey: () => ({ perform: ({ http }) => http.with(here).call('startPasskey', {}) }),
  addPasskey: async ({ world }) => {
    const by = await newAgent(world)
    const http = by.agent.http.with(here)
    const { options } = must(await http.call('startPasskey', {})) as { options: PasskeyCreation }
    const passkey = softAuthenticator(deskOrigin).create(options)
    return {
      by,
      perform: (agent) => agent.http.with(here).call('addPasskey', { name: 'Laptop', passkey }),
    }
  },
  removePasskey: async ({ world }) => {
    const by = await newAgent(world)
    return { by, input: { passkeyId: (await addPasskey(by.agent)).id } }
  },
  startPasskeySignIn: ({ world }) => ({ perform: () => world.http.call('startPasskeySignIn', {}, here) }),
  signInWithPasskey: async ({ world }) => {
    const by = await newAgent(world)
    const authenticator = await addPasskey(by.agent)
    const asked = must(await world.http.call('startPasskeySignIn', {}, here))
    const { options } = asked as { options: PasskeyRequest }
    const passkey = authenticator.use(options)
    return { by, perform: () => world.http.call('signInWithPasskey', { passkey }, here) }
  },

  readTwoFactorPolicy: nothing,
  // Required, it would keep the agents of other rows from removing theirs.
  setTwoFactorPolicy: () => ({ input: { isRequired: false, graceDays: 0 } }),
  resetTwoFactor: async (given) => ({ input: { adminId: String((await withTotp(given)).agentId) } }),
} satisfies WalkCalls

async function withTotp({ world }: Given) {
  const by = await newAgent(world)
  await turnTotpOn(by.agent, Date.now())
  return by
}
