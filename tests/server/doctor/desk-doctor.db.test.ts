import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serverChecks, type DoctorResult } from '@foyer/contract/desk/doctor-words.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenEngines } from '@foyer/testkit/given-engines.ts'
import { startMailbox, type Mailbox } from '@foyer/testkit/mailbox.ts'
import { seedTenant } from '@foyer/testkit/seed.ts'
import { openStream } from '@foyer/testkit/stream.ts'
import { createWorld, type World } from '@foyer/testkit/test-world.ts'

let world: World
let mailbox: Mailbox
let ana: Agent
let ben: Agent

beforeAll(async () => {
  mailbox = await startMailbox()
  world = await createWorld(givenEngines(), {}, { mail: mailbox.config })
  ana = await Agent.signIn(world.http)
  ben = await Agent.signIn(world.http, 'ben@demo.example')
})
afterAll(async () => {
  await world?.close()
  await mailbox?.close()
})

type Report = { scope: string; time: number; results: DoctorResult[] }
async function report(agent: Agent, input: Record<string, unknown> = {}): Promise<Report> {
  const { body } = await agent.call('runDoctor', input)
  expect(body.code).toBe(200)
  return body.data as Report
}
const namesIn = ({ results }: Report) => results.map(({ check }) => check)

describe('runDoctor', () => {
  it('the only tenant sees the whole installation', async () => {
    const whole = await report(ana)
    expect(whole.scope).toBe('installation')
    expect(namesIn(whole)).toEqual(serverChecks)
    expect(whole.results.find(({ check }) => check === 'mail')?.state).toBe('ok')
    expect(JSON.stringify(whole)).not.toMatch(/p%40ss|p@ss|postgres:\/\//)
  })

  it('runs one check again', async () => {
    expect(namesIn(await report(ana, { checks: ['clock'] }))).toEqual(['clock'])
  })

  it.each(['runDoctor', 'sendTestMail', 'probeConnection', 'probeStream'] as const)(
    '%s is not for agents who are no admins',
    async (name) => {
      const { status, body } = await ben.call(name)
      expect([status, body.error]).toEqual([403, 'identity.forbidden'])
    },
  )

  it.each([{ checks: ['everything'] }, { checks: 'mail' }, { checks: ['stream'] }])(
    'refuses %j',
    async (input) => {
      expect((await ana.call('runDoctor', input)).body.error).toBe('request.invalid')
    },
  )

  it('runs once at a time for a tenant: who wants the same shares it, another run waits', async () => {
    const { doctorRuns } = world.node.deps
    const run = Promise.withResolvers<DoctorResult[]>()
    doctorRuns.set(world.demo.tenantId, { name: 'disk', results: run.promise })
    expect((await ana.call('runDoctor')).status).toBe(429)
    const shared = report(ana, { checks: ['disk'] })
    run.resolve([{ check: 'disk', state: 'off', facts: [], advice: [] }])
    expect((await shared).results).toMatchObject([{ check: 'disk', state: 'off' }])
    doctorRuns.delete(world.demo.tenantId)
    expect((await ana.call('runDoctor', { checks: ['clock'] })).status).toBe(200)
    expect(doctorRuns.size).toBe(0)
  })

  it('with several tenants only owners of the first see the installation; others see no hosts', async () => {
    await seedTenant(world.node.deps.db, 'rival')
    const rival = await Agent.signIn(world.http, 'ana@rival.example')
    expect((await report(ana, { checks: ['disk'] })).scope).toBe('installation')
    const own = await report(rival)
    expect(own.scope).toBe('tenant')
    expect(namesIn(own)).toEqual(['mail', 'turn', 'model'])
    expect(namesIn(await report(rival, { checks: ['database', 'backups', 'mail'] }))).toEqual(['mail'])
    await mailbox.shut()
    expect(JSON.stringify(await report(rival, { checks: ['mail'] }))).not.toContain('127.0.0.1')
    await mailbox.open()
    await world.node.deps.db
      .updateTable('agents')
      .set({ role: 'admin' })
      .where('email', '=', 'ana@demo.example')
      .execute()
    expect((await report(ana)).scope).toBe('tenant')
    await world.node.deps.db
      .updateTable('agents')
      .set({ role: 'owner' })
      .where('email', '=', 'ana@demo.example')
      .execute()
  })

  it('has a limit', async () => {
    const strict = await world.startNode({ limitScale: 0 })
    expect((await ana.http.at(strict.address).call('runDoctor', {})).status).toBe(429)
    expect((await ana.http.at(strict.address).call('sendTestMail', {})).status).toBe(429)
    await strict.drain()
  })
})

describe('sendTestMail', () => {
  it('sends a mail to one’s own address, and says what the server answered', async () => {
    const { body } = await ana.call('sendTestMail')
    expect(body.data['result']).toMatchObject({ check: 'mail', state: 'ok', facts: [{ name: 'mailAnswer' }] })
    const mail = await mailbox.next('ana@demo.example')
    expect(mail.subject).toBe('Tenant demo: test email')
    expect(mail.text).toContain('This is a test from the settings of Tenant demo.')
  })

  it('a mail that is refused is told with the answer', async () => {
    mailbox.judge(() => ({ code: 554 }))
    const { body } = await ana.call('sendTestMail')
    expect(body.data['result']).toMatchObject({
      state: 'failed',
      advice: ['mailRefused'],
      facts: [{ name: 'mailAnswer', values: { answer: expect.stringMatching(/^554/) as string } }],
    })
    mailbox.judge(() => 'taken')
  })
})

describe('probeConnection', () => {
  const probe = async (agent: Agent, headers: Record<string, string> = {}, address = world.node.address) => {
    const { body } = await agent.http.with(headers).at(address).call('probeConnection', {})
    return (body.data as { result: DoctorResult }).result
  }
  const forwarded = { 'x-forwarded-for': '203.0.113.7' }

  it('without a proxy the address is the client’s own', async () => {
    const { state, facts } = await probe(ana)
    expect(state).toBe('ok')
    expect(facts[0]).toEqual({ name: 'seenAddress', values: { address: '127.0.0.1' } })
  })

  it('a proxy that is not believed is told of', async () => {
    expect(await probe(ana, forwarded)).toMatchObject({ state: 'warning', advice: ['proxyUntrusted'] })
  })

  it('a proxy that is believed tells the client’s address', async () => {
    const proxied = await world.startNode({ trustedProxies: 1 })
    const { state, facts } = await probe(ana, forwarded, proxied.address)
    expect([state, facts[0]?.values]).toEqual(['ok', { address: '203.0.113.7' }])
    expect((await probe(ana, {}, proxied.address)).advice).toEqual(['proxyHeaderMissing'])
    const two = { 'x-forwarded-for': '9.9.9.9, 10.0.0.2' }
    expect((await probe(ana, two, proxied.address)).advice).toEqual(['proxyCount'])
    await proxied.drain()
  })
})

it('probeStream sends two events with a pause, and ends', async () => {
  const stream = await openStream(world.node.address, 'probeStream', {}, { ...ana.headers })
  const first = await stream.next(({ number }) => number === 1)
  const firstAt = performance.now()
  expect(first).toEqual({ type: 'probe', number: 1 })
  await stream.next(({ number }) => number === 2)
  expect(performance.now() - firstAt).toBeGreaterThan(1_000)
  await stream.closed
})
