import { afterAll, beforeAll, expect } from 'vitest'
import type { SsoSettings } from '@foyer/contract/desk/sso.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenEngines } from '@foyer/testkit/given-engines.ts'
import { startMailbox, type Mailbox } from '@foyer/testkit/mailbox.ts'
import { recordingLog, type LogLine } from '@foyer/testkit/recording-log.ts'
import { createWorld, type World } from '@foyer/testkit/test-world.ts'
import { newId } from '@foyer/testkit/visitor.ts'
import { startOidc, type Oidc, type Person } from '../../oidc/provider.ts'
import { visitProvider } from '../../oidc/visit-provider.ts'
import { newTeam } from '../account/given.ts'

/** A server, two identity providers that it may reach, and somewhere for its mails. */
type Sso = {
  world: World
  now: { at: number }
  lines: LogLine[]
  mailbox: Mailbox
  one: Oidc
  /** Puts all claims into the ID token. */
  two: Oidc
}

export const publicUrl = 'https://chat.harbour.example'

/** For one test file: started before its first test, gone after its last. */
export function givenSso(): () => Sso {
  let sso: Sso | undefined
  beforeAll(async () => {
    const [one, two, mailbox] = await Promise.all([
      startOidc(),
      startOidc({ isIdTokenFull: true }),
      startMailbox(),
    ])
    const now = { at: Date.now() }
    const { log, lines } = recordingLog()
    const world = await createWorld(
      givenEngines(),
      { clock: { now: () => now.at }, log },
      { sso: { allow: [one.place, two.place] }, publicUrl, mail: mailbox.config },
    )
    sso = { world, now, lines, mailbox, one, two }
  })
  afterAll(async () => {
    await sso?.world.close()
    await Promise.all([sso?.one.close(), sso?.two.close(), sso?.mailbox.close()])
  })
  return () => {
    if (!sso) throw new Error('there is a provider only inside tests')
    return sso
  }
}

const plain = {
  isOn: true,
  label: 'Harbour account',
  groupsClaim: 'groups',
  roles: [],
  defaultRole: 'agent',
  trustsEmail: false,
  createsAccounts: true,
  domains: [],
  isRequired: false,
} satisfies Partial<SsoSettings>

export type SsoTeam = Awaited<ReturnType<typeof newSsoTeam>>

/** A tenant of its own whose owner has set single sign-on up. */
export async function newSsoTeam({ world, one }: Sso, wishes: Partial<SsoSettings> = {}, oidc: Oidc = one) {
  const team = await newTeam({ world })
  const owner = await Agent.signIn(world.http, team.ana)
  const client = await oidc.register(callbackOf(team.channelId))
  const settings = { ...plain, issuer: oidc.issuer, ...client, ...wishes }
  const answer = await owner.call('setSso', settings)
  expect(answer.body).toMatchObject({ code: 200 })
  return { ...team, owner, oidc, settings, organisation: team.channelId }
}

export const callbackOf = (organisation: string): string => `${publicUrl}/desk/sso/${organisation}`

/** Somebody at the provider, under a name of their own. */
export function newPerson({ people }: Oidc, claims: Person = {}): { login: string; email: string } {
  const login = `p-${newId().toLowerCase()}`
  const email = `${login}@people.example`
  people.set(login, { email, email_verified: true, name: 'Kim', groups: [], ...claims })
  return { login, email: typeof claims['email'] === 'string' ? claims['email'] : email }
}

export type Begun = { url: string; cookie: string }

export async function begin({ world }: Sso, organisation: string): Promise<Begun> {
  const { headers, body } = await world.http.call('startSso', { organisation })
  expect(body.data).toHaveProperty('url')
  const cookie =
    headers
      .getSetCookie()
      .find((text) => text.startsWith('foyer-sso='))
      ?.split(';')[0] ?? ''
  return { url: String(body.data['url']), cookie }
}

type Outcome = {
  refused?: string
  agent?: { adminId: string; role: string; email: string; adminNick: string }
}

/** What the callback page does with the address that the provider led to. */
export async function finish(
  { world }: Sso,
  organisation: string,
  back: URL,
  cookie: string,
): Promise<Outcome & { cookies: string[] }> {
  const { code, state, iss, error } = Object.fromEntries(back.searchParams)
  const input = { organisation, state: state ?? '', code, iss, error }
  const answer = await world.http.call('finishSso', input, cookie ? { cookie } : {})
  expect(answer.body).toMatchObject({ code: 200 })
  return { ...(answer.body.data as Outcome), cookies: answer.headers.getSetCookie() }
}

/** The whole way: to the provider, through its page, and back. */
export async function enter(
  sso: Sso,
  { organisation }: { organisation: string },
  login: string,
): Promise<Outcome> {
  const { url, cookie } = await begin(sso, organisation)
  const { refused, agent } = await finish(sso, organisation, await visitProvider(url, login), cookie)
  return refused ? { refused } : { agent }
}

/** Changes ID tokens while `work` runs. */
export async function tampering<T>(
  oidc: Oidc,
  tamper: NonNullable<Oidc['tamper']>,
  work: () => Promise<T>,
): Promise<T> {
  oidc.tamper = tamper
  try {
    return await work()
  } finally {
    oidc.tamper = undefined
  }
}
