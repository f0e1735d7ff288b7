import { beforeEach, expect, it } from 'vitest'
import { lockRules } from '@foyer/core/timing.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { demoPassword } from '@foyer/testkit/seed.ts'
import { newId } from '@foyer/testkit/visitor.ts'

let now = Date.now()
// Tries are also paced per ten minutes; here it is the lock that is looked at.
const world = givenWorld({ clock: { now: () => now } }, { limitScale: 100 })

type Session = { sessionId: string; browser: string; system: string; isCurrent: boolean; address: string }

beforeEach(async () => {
  await world.node.deps.pool.query('delete from sign_in_tries')
})

async function tryOf(email: string, password: string, address = world.node.address): Promise<string> {
  const { body } = await world.http.at(address).call('signIn', { email, password })
  // A machine that is busy may not get to count a try: it was none.
  return body.error === 'server.busy' ? tryOf(email, password, address) : (body.error ?? 'in')
}

async function sessionsOf(agent: Agent): Promise<Session[]> {
  return (await agent.call('mySessions')).body.data['sessions'] as Session[]
}

it('F8 wrong passwords lock the account for a while, also for the right one, on every node and after a restart', async () => {
  const email = 'ben@demo.example'
  for (let i = 0; i < lockRules.account.free; i++) expect(await tryOf(email, 'no')).toBe('signIn.wrong')
  expect(await tryOf(email, demoPassword)).toBe('signIn.locked')
  const other = await world.startNode()
  expect(await tryOf(email, demoPassword, other.address)).toBe('signIn.locked')
  expect(await tryOf('ana@demo.example', demoPassword)).toBe('in')

  now += lockRules.account.firstMs
  expect(await tryOf(email, 'no')).toBe('signIn.wrong')
  now += lockRules.account.firstMs
  expect(await tryOf(email, demoPassword), 'the second lock is twice as long').toBe('signIn.locked')
  now += lockRules.account.firstMs
  expect(await tryOf(email, demoPassword)).toBe('in')
  expect(await tryOf(email, 'no'), 'a right one wipes the slate').toBe('signIn.wrong')
  expect(await tryOf(email, demoPassword)).toBe('in')
})

it('F8 an account that does not exist is locked like any other', async () => {
  const email = `${newId()}@demo.example`
  for (let i = 0; i < lockRules.account.free; i++) await tryOf(email, 'no')
  expect(await tryOf(email, 'no')).toBe('signIn.locked')
})

it('F8 of many tries at once no more are looked at than of those one by one', async () => {
  const email = `${newId()}@demo.example`
  const answers = await Promise.all(Array.from({ length: 30 }, () => tryOf(email, 'no')))
  expect(answers.filter((answer) => answer === 'signIn.wrong')).toHaveLength(lockRules.account.free)
})

it('F8 many accounts from one address lock the address', async () => {
  for (let i = 0; i < lockRules.address.free; i += 20) {
    await Promise.all(Array.from({ length: 20 }, () => tryOf(`${newId()}@demo.example`, 'no')))
  }
  expect(await tryOf('ana@demo.example', demoPassword)).toBe('signIn.locked')
  now += lockRules.address.firstMs
  expect(await tryOf('ana@demo.example', demoPassword)).toBe('in')
})

it('P-04 signing in again in the same browser ends the session that it had', async () => {
  const first = await world.http.call('signIn', { email: 'ana@demo.example', password: demoPassword })
  const cookie = cookieOf(first.headers)
  const planted = new Agent(world.http, { cookie, 'x-foyer-desk': '1' })
  expect((await planted.call('whoAmI')).body.code).toBe(200)
  const again = { email: 'ana@demo.example', password: demoPassword }
  const second = await world.http.call('signIn', again, { cookie })
  expect(cookieOf(second.headers)).not.toBe(cookie)
  expect((await planted.call('whoAmI')).body.code).toBe(401)
})

it('P-04 an agent sees where they are signed in, ends one session, then all others, then all', async () => {
  const email = 'ben@demo.example'
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'
  const here = await Agent.signIn(world.http.with({ 'user-agent': firefox }), email)
  const there = await Agent.signIn(world.http, email)
  const third = await Agent.signIn(world.http, email)
  const seen = await sessionsOf(here)
  expect(seen.find((session) => session.isCurrent)).toMatchObject({ browser: 'Firefox', system: 'Linux' })
  expect(JSON.stringify(seen)).not.toContain('token')

  const desk = await there.stream()
  const { sessionId } = (await sessionsOf(there)).find((session) => session.isCurrent) ?? { sessionId: '0' }
  expect((await here.call('revokeSession', { sessionId })).body.code).toBe(200)
  await desk.closed
  expect((await there.call('whoAmI')).body.code).toBe(401)
  expect((await here.call('revokeSession', { sessionId })).body.error).toBe('object.unknown')

  await here.call('signOutEverywhere', { keepThis: true })
  expect((await third.call('whoAmI')).body.code).toBe(401)
  expect(await sessionsOf(here)).toHaveLength(1)
  await here.call('signOutEverywhere', { keepThis: false })
  expect((await here.call('whoAmI')).body.code).toBe(401)
})

it('P-04 nobody ends the session of somebody else', async () => {
  const ana = await Agent.signIn(world.http)
  const ben = await Agent.signIn(world.http, 'ben@demo.example')
  const { sessionId } = (await sessionsOf(ana)).find((session) => session.isCurrent) ?? { sessionId: '0' }
  expect((await ben.call('revokeSession', { sessionId })).body.error).toBe('object.unknown')
  await ben.call('signOutEverywhere', { keepThis: false })
  expect((await ana.call('whoAmI')).body.code).toBe(200)
})

function cookieOf(headers: Headers): string {
  return headers.get('set-cookie')?.split(';')[0] ?? ''
}
