import { newId } from '@foyer/testkit/visitor.ts'
import { openStream } from '@foyer/testkit/stream.ts'
import { answers, givenEmpty } from '../setup/given-empty.ts'
import { type Given, nothing, type WalkCalls } from './walk-call.ts'

/** Setting up an organisation, and checking the installation. */
export const setupCalls = {
  checkSetup: async () => {
    const { node, http, token } = await started()
    return { node, perform: () => http.call('checkSetup', { token }) }
  },
  setUp: async () => {
    const { node, http, token } = await started()
    return {
      node,
      actor: 'new',
      also: { before: ['createAgent', 'createTenant'], after: ['signIn'] },
      perform: () => http.call('setUp', { ...answers, token }),
    }
  },
  readSetup: nothing,
  skipSetupStep: async (given) => {
    await remindedOf(given)
    return { input: { step: 'team' } }
  },
  dismissSetup: async (given) => {
    await remindedOf(given)
    return { input: {} }
  },
  setAppearance: () => ({ input: { channelId: 'demo', ...look, titleDesc: newId() } }),

  runDoctor: () => ({ input: { checks: ['clock'] } }),
  sendTestMail: nothing,
  probeConnection: nothing,
  probeStream: () => ({
    perform: async ({ http, headers }) => {
      const stream = await openStream(http.address, 'probeStream', {}, { ...headers })
      await stream.closed
      return { body: { code: 200, data: {}, requestId: '' } }
    },
  }),
} satisfies WalkCalls

const look = { mainColor: '#0a7d4f', robotName: 'Helper', robotWelcomeMsg: '' }

async function started() {
  const { start } = await givenEmpty()
  return start()
}

/** An organisation whose set-up is not over, with nothing left out. */
async function remindedOf({ world }: Given): Promise<void> {
  await world.node.deps.pool.query(
    `insert into tenant_setup (tenant_id) values ($1)
     on conflict (tenant_id) do update set is_dismissed = false, skipped_steps = '{}'`,
    [world.demo.tenantId],
  )
}
