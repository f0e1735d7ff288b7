import { onTestFinished } from 'vitest'
import { newId } from '@foyer/testkit/visitor.ts'
import { startOidc } from '../../oidc/provider.ts'
import { visitProvider } from '../../oidc/visit-provider.ts'
import { newAgent } from '../calls/given.ts'
import { must } from '../team/given.ts'
import { type Given, nothing, type WalkCalls } from './walk-call.ts'

const publicUrl = 'https://chat.harbour.example'

/** Single sign-on. */
export const ssoCalls = {
  readSso: nothing,
  // Unfinished settings can be stored while they are off.
  setSso: () => ({ input: { ...settings, isOn: false, label: newId() } }),
  checkSso: () => ({ input: { issuer: 'https://127.0.0.1' } }),
  startSso: async (given) => {
    const { node, http } = await givenProvider(given)
    return { node, perform: () => http.call('startSso', { organisation: 'demo' }) }
  },
  finishSso: async (given) => {
    const { node, http, oidc } = await givenProvider(given)
    const by = await newAgent(given.world)
    oidc.people.set('kim', { email: by.email, email_verified: true })
    const { headers, body } = await http.call('startSso', { organisation: 'demo' })
    const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const back = await visitProvider(String(body.data['url']), 'kim')
    const { code, state, iss } = Object.fromEntries(back.searchParams)
    return {
      by,
      node,
      also: { after: ['signIn'] },
      perform: () => http.call('finishSso', { organisation: 'demo', code, state, iss }, { cookie }),
    }
  },
} satisfies WalkCalls

const settings = {
  isOn: true,
  issuer: '',
  clientId: '',
  label: 'Harbour account',
  groupsClaim: 'groups',
  roles: [],
  trustsEmail: false,
  createsAccounts: false,
  domains: [],
  isRequired: false,
}

/** A node that may reach a provider of its own, which the demo tenant uses from now on. */
async function givenProvider({ world, agent }: Given) {
  const oidc = await startOidc()
  onTestFinished(() => oidc.close())
  const node = await world.startNode({ sso: { allow: [oidc.place] }, publicUrl })
  const client = await oidc.register(`${publicUrl}/desk/sso/demo`)
  const owner = agent.http.at(node.address)
  must(await owner.call('setSso', { ...settings, issuer: oidc.issuer, ...client }))
  return { node, http: world.http.at(node.address), oidc }
}
