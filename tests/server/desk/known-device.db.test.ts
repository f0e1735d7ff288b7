import { beforeEach, expect, it } from 'vitest'
import { lockRules } from '@foyer/core/timing.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { demoPassword } from '@foyer/testkit/seed.ts'
import { newId } from '@foyer/testkit/visitor.ts'

let now = Date.now()
const clock = { now: () => now }
const world = givenWorld({ clock }, { limitScale: 100 })
const ana = 'ana@demo.example'
const ben = 'ben@demo.example'

beforeEach(async () => {
  await world.node.deps.pool.query('delete from sign_in_tries')
})

/** A browser: keeps the cookies that it gets, as browsers do. */
class Browser {
  readonly cookies = new Map<string, string>()

  async signIn(email: string, password = demoPassword): Promise<string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await world.http.call('signIn', { email, password }, { cookie })
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? []
      this.cookies.set(name, value)
    }
    // A machine that is busy may not get to count a try: it was none.
    return answer.body.error === 'server.busy' ? this.signIn(email, password) : (answer.body.error ?? 'in')
  }

  call(name: 'signOutEverywhere' | 'whoAmI' | 'mySessions' | 'revokeSession', input = {}) {
    const cookie = [...this.cookies].map(([key, value]) => `${key}=${value}`).join('; ')
    return world.http.call(name, input, { cookie, 'x-foyer-desk': '1' })
  }
}

async function knownBrowser(email = ana): Promise<Browser> {
  const browser = new Browser()
  expect(await browser.signIn(email)).toBe('in')
  return browser
}

async function lockAccount(email = ana): Promise<void> {
  for (let i = 0; i < lockRules.account.free; i++) await new Browser().signIn(email, 'no')
  expect(await new Browser().signIn(email)).toBe('signIn.locked')
}

async function lockAddress(): Promise<void> {
  for (let i = 0; i < lockRules.address.free; i += 20) {
    await Promise.all(Array.from({ length: 20 }, () => new Browser().signIn(`${newId()}@demo.example`, 'no')))
  }
  expect(await new Browser().signIn(ben)).toBe('signIn.locked')
}

it('a lock of the account by strangers does not reach a known device', async () => {
  const browser = await knownBrowser()
  await lockAccount()
  expect(await browser.signIn(ana)).toBe('in')
  expect(await new Browser().signIn(ana), 'strangers stay locked out').toBe('signIn.locked')
})

it('a lock of the address does not reach a known device', async () => {
  const browser = await knownBrowser()
  await lockAddress()
  expect(await browser.signIn(ana)).toBe('in')
  expect(await new Browser().signIn(ben)).toBe('signIn.locked')
})

it('the pace of strangers does not reach a known device', async () => {
  const paced = await world.startNode({ limitScale: 1 }, { clock })
  const browser = await knownBrowser()
  const at = (cookie: string, password: string) =>
    world.http.at(paced.address).call('signIn', { email: ana, password }, { cookie })
  for (let i = 0; i < 25; i++) await at('', 'no')
  expect((await at('', demoPassword)).body.error).toBe('request.tooMany')
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  expect((await at(cookie, demoPassword)).body.code).toBe(200)
})

it('a known device has a budget of its own, which costs nobody else anything', async () => {
  const browser = await knownBrowser()
  const other = await knownBrowser()
  for (let i = 0; i < lockRules.device.free; i++) expect(await browser.signIn(ana, 'no')).toBe('signIn.wrong')
  expect(await browser.signIn(ana)).toBe('signIn.locked')
  expect(await other.signIn(ana)).toBe('in')
  expect(await new Browser().signIn(ana)).toBe('in')
  now += lockRules.device.firstMs
  expect(await browser.signIn(ana)).toBe('in')
})

it('of many tries at once from a known device no more are looked at than one by one', async () => {
  const browser = await knownBrowser()
  const answers = await Promise.all(Array.from({ length: 30 }, () => browser.signIn(ana, 'no')))
  expect(answers.filter((answer) => answer === 'signIn.wrong')).toHaveLength(lockRules.device.free)
})

it('a device is known to the account that signed in there, not to another', async () => {
  const browser = await knownBrowser(ana)
  await lockAccount(ben)
  expect(await browser.signIn(ben)).toBe('signIn.locked')
})

it('colleagues who share a browser are all known in it, and signing in gives no new tries for another', async () => {
  const browser = await knownBrowser(ana)
  expect(await browser.signIn(ben)).toBe('in')
  await lockAccount(ana)
  await lockAccount(ben)
  expect(await browser.signIn(ana)).toBe('in')
  for (let i = 0; i < lockRules.device.free; i++) await browser.signIn(ben, 'no')
  expect(await browser.signIn(ana)).toBe('in')
  expect(await browser.signIn(ben)).toBe('signIn.locked')
})

it('the cookie changes at every sign-in; the one before is still known, for an answer that was lost', async () => {
  const browser = await knownBrowser()
  const [first] = deviceCookie(browser)
  expect(await browser.signIn(ana)).toBe('in')
  const [second] = deviceCookie(browser)
  expect(second).not.toBe(first)
  await lockAccount()
  browser.cookies.set('foyer-device', first ?? '')
  expect(await browser.signIn(ana)).toBe('in')
  browser.cookies.set('foyer-device', second ?? '')
  expect(await browser.signIn(ana), 'a cookie two sign-ins old').toBe('signIn.locked')
})

it('a cookie that was forged, is another tenant’s or is too old is worth nothing', async () => {
  const browser = await knownBrowser()
  const [good = ''] = deviceCookie(browser)
  const [tenant = '', device = '', token = ''] = good.split('.')
  await lockAccount()
  const forged = [
    `${tenant}.${device}.${'A'.repeat(43)}`,
    `${Number(tenant) + 1}.${device}.${token}`,
    `${tenant}.${'B'.repeat(22)}.${token}`,
    'x',
    "1.'; drop table agents; --.x",
  ]
  for (const cookie of forged) {
    browser.cookies.set('foyer-device', cookie)
    expect(await browser.signIn(ana)).toBe('signIn.locked')
  }
  browser.cookies.set('foyer-device', good)
  now += 181 * 86_400_000
  await lockAccount()
  expect(await browser.signIn(ana), 'too old').toBe('signIn.locked')
})

it('signing out everywhere forgets the other devices, ending one session forgets its device', async () => {
  const here = await knownBrowser()
  const there = await knownBrowser()
  const third = await knownBrowser()
  const sessions = (await there.call('mySessions')).body.data['sessions'] as {
    sessionId: string
    isCurrent: boolean
  }[]
  const theirs = sessions.find(({ isCurrent }) => isCurrent)
  await here.call('revokeSession', { sessionId: theirs?.sessionId })
  await lockAccount()
  expect(await there.signIn(ana)).toBe('signIn.locked')
  expect(await third.signIn(ana)).toBe('in')
  await here.call('signOutEverywhere', { keepThis: true })
  expect(await third.signIn(ana)).toBe('signIn.locked')
  expect(await here.signIn(ana)).toBe('in')
  await here.call('signOutEverywhere', { keepThis: false })
  expect(await here.signIn(ana)).toBe('signIn.locked')
})

it('the cookie is only for the server: HttpOnly, SameSite=Strict, long-lived; its token is not stored', async () => {
  const answer = await world.http.call('signIn', { email: ana, password: demoPassword })
  const line = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('foyer-device='))
  expect(line).toMatch(/; Path=\/; HttpOnly; SameSite=Strict; Max-Age=15552000$/)
  const token = line?.split(';')[0]?.split('.')[2] ?? ''
  expect(token).toHaveLength(43)
  const { rows } = await world.node.deps.pool.query('select agent_devices::text as row from agent_devices')
  expect(JSON.stringify(rows)).not.toContain(token)
})

it('an office of fifty with typos is not locked, nor by many wrong tries of one colleague', async () => {
  const people = Array.from({ length: 50 }, () => `${newId()}@demo.example`)
  for (let typo = 0; typo < 3; typo++) {
    const answers = await Promise.all(people.map((email) => new Browser().signIn(email, 'no')))
    expect(new Set(answers)).toEqual(new Set(['signIn.wrong']))
  }
  now += lockRules.account.forgetMs - 1
  const colleague = people[0] ?? ''
  for (let i = 0; i < 110; i++) {
    await new Browser().signIn(colleague, 'no')
    now += lockRules.account.longestMs
  }
  expect(await new Browser().signIn(ana)).toBe('in')
})

it('every lock is logged with the agent it is about, and with nothing that proves an identity', async () => {
  const { log } = world.node.deps
  const warn = log.warn.bind(log)
  const logged: unknown[] = []
  log.warn = (...args: Parameters<typeof warn>) => void logged.push(args)
  try {
    const browser = await knownBrowser()
    await lockAccount()
    for (let i = 0; i < lockRules.device.free; i++) await browser.signIn(ana, 'no-such-password')
    const text = JSON.stringify(logged)
    const { tenantId, agents } = world.demo
    const agentId = agents.find(({ nick }) => nick === 'Ana')?.id
    for (const by of ['account', 'device']) {
      const about = { part: 'signIn', by, tenantId, agentId }
      expect(logged).toContainEqual([expect.objectContaining(about), 'sign-in locked'])
    }
    for (const secret of ['no-such-password', ...browser.cookies.values()]) expect(text).not.toContain(secret)
  } finally {
    log.warn = warn
  }
})

it('devices of an agent are bounded', async () => {
  for (let i = 0; i < 25; i++) {
    now += 1
    await knownBrowser(ben)
  }
  const { pool } = world.node.deps
  const devices = await pool.query(
    'select count(*)::int as n from agent_devices d join agents a on a.id = d.agent_id where a.email = $1',
    [ben],
  )
  expect(devices.rows).toEqual([{ n: 20 }])
})

function deviceCookie({ cookies }: Browser): string[] {
  return [...cookies].filter(([name]) => name === 'foyer-device').map(([, value]) => value)
}
