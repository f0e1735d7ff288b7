import { expect, it, onTestFinished } from 'vitest'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { seedTenant } from '@foyer/testkit/seed.ts'
import { startOidc } from '../../oidc/provider.ts'
import { visitProvider } from '../../oidc/visit-provider.ts'
import { callbackOf, publicUrl } from './given.ts'

const world = givenWorld()

it('the only organisation of an installation needs no name, until there is a second one', async () => {
  const oidc = await startOidc()
  onTestFinished(() => oidc.close())
  const node = await world.startNode({ sso: { allow: [oidc.place] }, publicUrl })
  const http = world.http.at(node.address)
  const options = async () => (await http.call('signInOptions', {})).body.data
  expect(await options()).toEqual({ hasMail: false, hasSso: false })

  const owner = await Agent.signIn(http)
  const { body } = await owner.call('setSso', {
    isOn: true,
    issuer: oidc.issuer,
    ...(await oidc.register(callbackOf('demo'))),
    label: 'Harbour account',
    groupsClaim: 'groups',
    roles: [],
    trustsEmail: false,
    createsAccounts: false,
    domains: [],
    isRequired: false,
  })
  expect(body).toMatchObject({ code: 200 })
  expect(await options()).toEqual({ hasMail: false, hasSso: true, sso: { label: 'Harbour account' } })

  oidc.people.set('ben', { email: 'ben@demo.example', email_verified: true })
  const begun = await http.call('startSso', {})
  const cookie = begun.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const back = await visitProvider(String(begun.body.data['url']), 'ben')
  const { code, state, iss } = Object.fromEntries(back.searchParams)
  const finished = await http.call('finishSso', { organisation: 'demo', code, state, iss }, { cookie })
  expect(finished.body.data).toMatchObject({ agent: { email: 'ben@demo.example' } })

  await seedTenant(node.deps.db, 'rival')
  expect(await options()).toEqual({ hasMail: false, hasSso: true })
  expect((await http.call('startSso', {})).body.data).toEqual({ refused: 'unknown' })
})
