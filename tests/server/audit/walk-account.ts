import { passwordTiming } from '@foyer/core/timing.ts'
import { newSecretHash, resetToken } from '@foyer/server/identity/request-secret.ts'
import { demoPassword } from '@foyer/testkit/seed.ts'
import { newId } from '@foyer/testkit/visitor.ts'
import { onTestFinished } from 'vitest'
import { newAgent } from '../calls/given.ts'
import { png } from '../files/pictures.ts'
import { closePost, startPost } from '../mail/given.ts'
import { postFile } from '../tickets/given.ts'
import { goodPassword, must } from '../team/given.ts'
import { type Given, nothing, type WalkCalls } from './walk-call.ts'

const nextPassword = 'wet paper crane seventy'
let minutes = 1_000

/** The own account, its password, and how long sign-ins last. */
export const accountCalls = {
  changeName: () => ({ input: { nick: newId() } }),
  changeLanguage: () => ({ input: { locale: 'zh' } }),
  changePicture: async () => {
    const picture = { name: 'me.png', bytes: await png() }
    return { perform: ({ http, headers }) => postFile(http, 'changePicture', headers, picture) }
  },
  removePicture: nothing,
  changePassword: async ({ world }) => {
    const by = await newAgent(world)
    // A password of its own: the stranger, who has the one of all demo agents, keeps it.
    must(await by.agent.call('changePassword', { current: demoPassword, password: goodPassword }))
    return { by, input: { current: goodPassword, password: nextPassword } }
  },

  signInOptions: ({ world }) => ({ perform: () => world.http.call('signInOptions', {}) }),
  requestPasswordReset: async () => {
    // Without mails there is no link to ask for.
    const post = await startPost()
    onTestFinished(() => closePost(post))
    const { world } = post
    const by = await newAgent(world)
    const { email } = by
    return {
      by,
      node: world.node,
      actor: 'nobody',
      perform: () => world.http.call('requestPasswordReset', { email }),
    }
  },
  readPasswordReset: async (given) => {
    const { token } = await givenReset(given)
    return { perform: () => given.world.http.call('readPasswordReset', { token }) }
  },
  resetPassword: async (given) => {
    const { token, by } = await givenReset(given)
    const input = { token, password: nextPassword }
    return { by, perform: () => given.world.http.call('resetPassword', input) }
  },

  readSessionPolicy: nothing,
  setSessionPolicy: () => ({ input: { maxMinutes: (minutes += 1) } }),
} satisfies WalkCalls

/** Somebody who has a link for a new password, as the mail would name it. */
async function givenReset({ world }: Given) {
  const by = await newAgent(world)
  const { db, config } = world.node.deps
  const ref = { tenantId: world.demo.tenantId, id: newId().padEnd(22, '_') }
  const hash = newSecretHash(config.keys, 'reset', ref)
  const now = Date.now()
  await db
    .insertInto('password_resets')
    .values({
      tenant_id: ref.tenantId,
      id: ref.id,
      agent_id: by.agentId,
      secret_hash: hash,
      created_at: now,
      expires_at: now + passwordTiming.resetLinkMs,
    })
    .execute()
  return { by, token: resetToken(config.keys, ref, hash) ?? '' }
}
