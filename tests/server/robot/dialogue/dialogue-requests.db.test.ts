import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Dialogue, type NodeOf, Request } from '@foyer/contract/robot/dialogue/dialogue.ts'
import { dialogueLimits } from '@foyer/contract/robot/dialogue/limits.ts'
import { orderDialogue } from '@foyer/contract/robot/dialogue/order-example.ts'
import { requestHeaders } from '@foyer/server/platform/egress/request-headers.ts'
import { limitRules } from '@foyer/server/platform/limit-rules.ts'
import { givenEngines } from '@foyer/testkit/given-engines.ts'
import { seedDialogue } from '@foyer/testkit/seed-dialogue.ts'
import { createWorld, type World } from '@foyer/testkit/test-world.ts'
import { newId, Visitor } from '@foyer/testkit/visitor.ts'
import { openHoneypot, type Honeypot } from '../../forms/fromRequest-honeypot.ts'
import { asking, lines, robotNo } from './asking.ts'

let site: Honeypot
let world: World
beforeAll(async () => {
  site = await openHoneypot('127.0.0.1')
  const allow = [`127.0.0.1:${site.port}`]
  world = await createWorld(givenEngines(), {}, { egress: { ports: [80, 443], allow } })
})
afterAll(async () => {
  await world.close()
  site.close()
})
beforeEach(() => {
  site.seen.length = 0
  site.answerWith((response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"state":"sent"}'),
  )
})

const someone = async () => asking(world.node.deps, await Visitor.start(world.http))

/** A dialogue with one button that asks the site, with a value as if the visitor had typed it. */
async function given(id: string, value: string, change: Partial<NodeOf<'request'>> = {}): Promise<void> {
  const request: NodeOf<'request'> = {
    kind: 'request',
    method: 'POST',
    url: `http://127.0.0.1:${site.port}/orders/{{order}}?from=chat`,
    headers: { accept: 'application/json' },
    body: { order: '{{order}}', language: '{{visitor.language}}' },
    picks: [{ path: 'state', variable: 'state' }],
    goes: 'told',
    fails: 'sorry',
    ...change,
  }
  if (request.method === 'GET') delete request.body
  const bind = { code: 'order', value }
  const dialogue: Dialogue = {
    ...orderDialogue,
    id,
    phrases: [],
    start: 'ask',
    nodes: {
      ask: {
        kind: 'choices',
        text: 'Look it up?',
        look: 'buttons',
        buttons: [{ id: 'go', name: 'Go', bind, goes: 'request' }],
      },
      request,
      told: { kind: 'say', format: 'rich', text: '<b>{{state}}</b>' },
      sorry: { kind: 'say', format: 'plain', text: 'Not now.' },
    },
  }
  await seedDialogue(world.node.deps.db, { tenantId: world.demo.tenantId, robotNo }, dialogue)
}

async function answerTo(id: string): Promise<string[]> {
  const visitor = await someone()
  await visitor.start(id)
  return lines(await visitor.press(`${id}.ask`, 'go'))
}

it('a request leaves through the door of forms, and its answer is text', async () => {
  await given('plain', 'A 1')
  site.answerWith((response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end('{"state":"<script>alert(1)</script>","token":"secret"}'),
  )
  expect(await answerTo('plain')).toEqual(['<b>&lt;script&gt;alert(1)&lt;/script&gt;</b>'])
  expect(site.seen).toMatchObject([
    {
      method: 'POST',
      url: '/orders/A%201?from=chat',
      body: '{"order":"A 1","language":"en"}',
      headers: { accept: 'application/json', 'content-type': 'application/json', 'user-agent': 'Foyer' },
    },
  ])
})

it('all headers that a dialogue may name pass the door', () => {
  const names = Object.keys(Request.shape.headers.shape)
  const headers = Object.fromEntries(names.map((name) => [name, 'x']))
  expect(requestHeaders(headers)).toEqual(headers)
})

it.each([
  ['climbs', '../../admin'],
  ['is empty', ''],
  ['is a dot', '..'],
])('a value that %s asks nobody', async (name, value) => {
  const id = `path-${name.split(' ').at(-1)}`
  await given(id, value)
  expect(await answerTo(id)).toEqual(['Not now.'])
  expect(site.seen).toEqual([])
})

it('a value that would write headers or another request stays a value', async () => {
  const nasty = 'x HTTP/1.1\r\nhost: evil.example\r\n\r\nGET /admin'
  await given('split', nasty, { url: `http://127.0.0.1:${site.port}/orders` })
  expect(await answerTo('split')).toEqual(['<b>sent</b>'])
  expect(site.seen).toHaveLength(1)
  expect(site.seen[0]?.headers.host).toBe(`127.0.0.1:${site.port}`)
  expect(JSON.parse(site.seen[0]?.body ?? '')).toMatchObject({ order: nasty })

  await given('split-path', nasty)
  expect(await answerTo('split-path')).toEqual(['Not now.'])
  expect(site.seen).toHaveLength(1)
})

it('C-38 a private network is not reached, by address, by name or by redirect', async () => {
  const inside = await openHoneypot('0.0.0.0')
  const hosts = [
    `127.0.0.1:${inside.port}`,
    `localhost.localdomain:${inside.port}`,
    '169.254.169.254',
    '2130706433.:80',
    '10.0.0.1',
  ]
  for (const [at, host] of hosts.entries()) {
    await given(`ssrf-${at}`, 'x', { url: `http://${host}/{{order}}` })
    expect(await answerTo(`ssrf-${at}`)).toEqual(['Not now.'])
  }
  site.answerWith((response) =>
    response.writeHead(302, { location: `http://127.0.0.1:${inside.port}/` }).end(),
  )
  await given('redirect', 'x')
  expect(await answerTo('redirect')).toEqual(['Not now.'])
  expect(inside.touched()).toBe(0)
  inside.close()
})

it.each([
  ['a refusal', 404, 'application/json', '{"state":"sent"}'],
  ['a page', 200, 'text/html', '<html></html>'],
  ['half an answer', 200, 'application/json', '{"state":'],
  ['a huge answer', 200, 'application/json', `{"state":"${'a'.repeat(100_000)}"}`],
])('%s is a failure', async (name, status, type, body) => {
  const id = `bad-${name.split(' ').at(1)}`
  await given(id, 'A-1')
  site.answerWith((response) => response.writeHead(status, { 'content-type': type }).end(body))
  expect(await answerTo(id)).toEqual(['Not now.'])
})

it('a large value is kept short', async () => {
  await given('large', 'A-1')
  const body = JSON.stringify({ state: '&'.repeat(50_000) })
  site.answerWith((response) => response.writeHead(200, { 'content-type': 'application/json' }).end(body))
  const [line = ''] = await answerTo('large')
  expect(line.length).toBeLessThanOrEqual(dialogueLimits.variable * '&amp;'.length + 10)
})

it('of many presses at once one asks the site, and all get its answer', async () => {
  await given('once', 'A-1')
  const visitor = await someone()
  await visitor.start('once')
  const answers = await Promise.all(Array.from({ length: 6 }, () => visitor.press('once.ask', 'go')))
  for (const answer of answers) expect(lines(answer)).toEqual(['<b>sent</b>'])
  expect(site.seen).toHaveLength(1)
})

it('a retry of the same question, even while the site is thinking, asks it once', async () => {
  await given('retry', 'A-1')
  const visitor = await someone()
  await visitor.start('retry')
  const arrived = Promise.withResolvers<() => void>()
  site.answerWith((response) =>
    arrived.resolve(() =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"state":"late"}'),
    ),
  )
  const id = newId()
  const first = visitor.press('retry.ask', 'go', id)
  const answer = await arrived.promise
  const second = visitor.press('retry.ask', 'go', id)
  answer()
  expect(lines(await first)).toEqual(['<b>late</b>'])
  expect(await second).toEqual(await first)
  expect(await visitor.press('retry.ask', 'go', id)).toEqual(await first)
  expect(site.seen).toHaveLength(1)
})

it('what a dead node had asked is not asked again, and the dialogue goes on', async () => {
  await given('dead', 'A-1')
  for (const isRetry of [true, false]) {
    const visitor = await someone()
    await visitor.start('dead')
    const id = newId()
    await visitor.press('dead.ask', 'go', id)
    site.seen.length = 0
    const { tenantId, threadId } = visitor.claims
    await world.node.deps.pool.query(
      `update dialogue_states set busy_until = 1, rev = rev + 1,
         state = state || '{"waits": "request", "at": "request"}'
       where tenant_id = $1 and thread_id = $2`,
      [tenantId, threadId],
    )
    if (isRetry) expect(lines(await visitor.press('dead.ask', 'go', id))).toEqual(['Not now.'])
    else expect(lines(await visitor.type('hello?'))).toEqual(['(not for a dialogue)'])
    expect(site.seen).toEqual([])
  }
})

it('requests come out of the budget of forms; beyond it they fail', async () => {
  await given('budget', 'A-1')
  const visitor = await someone()
  const asked = async () => {
    await visitor.start('budget')
    return lines(await visitor.press('budget.ask', 'go'))
  }
  const said: string[] = []
  // A window may end on the way, but no third one begins.
  const most = 2 * limitRules.fromRequest.max + 1
  while (said.length < most && said.at(-1) !== 'Not now.') said.push(...(await asked()))
  expect(said.at(-1)).toBe('Not now.')
  expect(said.length).toBeGreaterThan(limitRules.fromRequest.max)
  expect(site.seen).toHaveLength(said.length - 1)
})
