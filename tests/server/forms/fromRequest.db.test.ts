import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { fields } from '@foyer/contract/forms/fields/index.ts'
import { limitRules } from '@foyer/server/platform/limit-rules.ts'
import { createWorld, type World } from '@foyer/testkit/test-world.ts'
import { givenEngines } from '@foyer/testkit/given-engines.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { openHoneypot, type Honeypot } from './fromRequest-honeypot.ts'
import { formTo, issue, submit, type Form } from './fromRequest-issue.ts'

let site: Honeypot
let world: World
let visitor: Visitor
let form: Form
beforeAll(async () => {
  site = await openHoneypot('127.0.0.1')
  const allow = [`127.0.0.1:${site.port}`]
  world = await createWorld(givenEngines(), {}, { egress: { ports: [80, 443], allow } })
  form = formTo(`http://127.0.0.1:${site.port}/orders/lookup?shop=7`)
})
afterAll(async () => {
  await world.close()
  site.close()
})
beforeEach(async () => {
  visitor = await Visitor.start(world.http)
  site.seen.length = 0
  site.answerWith((response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"state":"sent"}'),
  )
})

const fieldName = fields.text.example.name

it('C-30 fromRequest sends a form that was issued to the site that it names, and answers with what it said', async () => {
  await issue(world, visitor, form)
  const { status, body } = await submit(visitor, form)
  expect(status).toBe(200)
  expect(body).toEqual({ code: 200, data: { status: 200, body: '{"state":"sent"}' } })
  expect(site.seen).toMatchObject([
    {
      method: 'POST',
      url: '/orders/lookup?shop=7',
      body: JSON.stringify({ [fieldName]: 'A-20931' }),
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        host: `127.0.0.1:${site.port}`,
      },
    },
  ])
})

it('C-38 an issued form that names a private network is not sent there, and nobody learns why', async () => {
  const inside = await openHoneypot('0.0.0.0')
  for (const host of [
    `127.0.0.1:${inside.port}`,
    `localhost.localdomain:${inside.port}`,
    '169.254.169.254',
    '10.0.0.1',
  ]) {
    const wrong = formTo(`http://${host}/`)
    await issue(world, visitor, wrong)
    const { status, body } = await submit(visitor, wrong)
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 400, error: 'form.upstream', msg: 'error.formUpstream' })
  }
  expect(inside.touched()).toBe(0)
  inside.close()
})

it('C-30 a form may be a query or urlencoded', async () => {
  const query = { ...form, method: 'get' }
  const encoded = { ...form, bodyType: 'application/x-www-form-urlencoded' }
  await issue(world, visitor, query)
  await issue(world, visitor, encoded)
  await submit(visitor, query)
  await submit(visitor, encoded)
  expect(site.seen).toMatchObject([
    {
      method: 'GET',
      url: `/orders/lookup?shop=7&${new URLSearchParams({ [fieldName]: 'A-20931' }).toString()}`,
      body: '',
    },
    { method: 'POST', body: new URLSearchParams({ [fieldName]: 'A-20931' }).toString() },
  ])
})

it.each<[string, Record<string, unknown>]>([
  ['another address', { url: 'http://127.0.0.1:1/' }],
  ['another path', { url: 'PATH' }],
  ['another method', { method: 'GET' }],
  ['another header', { headers: { Accept: 'text/html' } }],
  ['one header more', { headers: { Accept: 'application/json', Cookie: 'x=1' } }],
  ['one header less', { headers: {} }],
  ['another content type', { contentType: 'text/plain' }],
])('C-38 the form with %s is refused before anything is sent', async (_name, changes) => {
  await issue(world, visitor, form)
  const path = changes['url'] === 'PATH' ? { url: `${form.url}&admin=1` } : {}
  const { status, body } = await submit(visitor, form, { ...changes, ...path })
  expect(status).toBe(400)
  expect(body).toMatchObject({ code: 400, error: 'form.refused' })
  expect(site.seen).toEqual([])
})

it('C-38 a form that nobody issued is refused', async () => {
  expect((await submit(visitor, form)).body).toMatchObject({ code: 400, error: 'form.refused' })
  expect(site.seen).toEqual([])
})

it.each<[string, () => Promise<unknown>]>([
  ['issued to somebody else', async () => issue(world, await Visitor.start(world.http), form)],
  ['the visitor wrote themselves', () => issue(world, visitor, form, { sender: 'visitor' })],
  ['kept among agents', () => issue(world, visitor, form, { internal: true })],
  ['held back as sensitive', () => issue(world, visitor, form, { sensitive: true })],
  ['withdrawn', async () => alter(await issue(world, visitor, form), 'set flags = 1')],
  ['answered', async () => alter(await issue(world, visitor, form), `set extra = '{"docNode":"[]"}'`)],
  ['of an earlier session', async () => endAndStart(await issue(world, visitor, form))],
  ['of a session that is over', async () => end(await issue(world, visitor, form))],
])('C-38 a form %s is refused', async (_name, prepare) => {
  await prepare()
  expect((await submit(visitor, form)).body).toMatchObject({ code: 400, error: 'form.refused' })
  expect(site.seen).toEqual([])
})

it.each<[string, Record<string, unknown>, string]>([
  ['a field that the form does not have', { admin: 'yes' }, 'form.refused'],
  ['a value of another shape', { [fieldName]: ['a', 'b'] }, 'form.incomplete'],
])('V-12 %s is refused before anything is sent', async (_name, requestBody, error) => {
  await issue(world, visitor, form)
  expect((await submit(visitor, form, { requestBody })).body).toMatchObject({ code: 400, error })
  expect(site.seen).toEqual([])
})

it('V-12 a choice that is not offered is refused', async () => {
  const choosing = formTo(form.url, { fields: [fields.select.example] })
  await issue(world, visitor, choosing)
  const requestBody = { [fields.select.example.name]: 'not offered' }
  expect((await submit(visitor, choosing, { requestBody })).body.error).toBe('form.incomplete')
  expect(site.seen).toEqual([])
})

it.each<[string, Partial<Form>]>([
  ['TRACE', { method: 'TRACE' }],
  ['CONNECT', { method: 'CONNECT' }],
  ['PUT', { method: 'PUT' }],
  ['DELETE', { method: 'DELETE' }],
  ['a method with a line break', { method: 'GET\r\nX' }],
  ['Host', { headers: { Host: 'internal' } }],
  ['Cookie', { headers: { cookie: 'a=b' } }],
  ['Authorization', { headers: { Authorization: 'Bearer x' } }],
  ['X-Forwarded-For', { headers: { 'X-Forwarded-For': '127.0.0.1' } }],
  ['Transfer-Encoding', { headers: { 'Transfer-Encoding': 'chunked' } }],
  ['Content-Length', { headers: { 'Content-Length': '5' } }],
  ['Metadata-Flavor', { headers: { 'Metadata-Flavor': 'Google' } }],
  ['a metadata token', { headers: { 'X-aws-ec2-metadata-token': 'x' } }],
  ['a header with a line break', { headers: { Accept: 'a\r\nX-Evil: 1' } }],
  ['the same header twice', { headers: { Accept: 'a', accept: 'b' } }],
  ['another body', { bodyType: 'multipart/form-data' }],
])('C-38 even an issued form may not ask for %s', async (_name, changes) => {
  const wrong = { ...form, ...changes }
  await issue(world, visitor, wrong)
  const { body } = await submit(visitor, wrong)
  expect(body.code).toBe(400)
  expect(site.seen).toEqual([])
})

it('C-38 1,000 headers are refused', async () => {
  await issue(world, visitor, form)
  const headers = Object.fromEntries(Array.from({ length: 1_000 }, (_, i) => [`x-${i}`, '1']))
  expect((await submit(visitor, form, { headers })).body.code).toBe(400)
  expect(site.seen).toEqual([])
})

it('C-30 forms are sent so many times a minute and no more', async () => {
  await issue(world, visitor, form)
  for (let i = 0; i < limitRules.fromRequest.max; i++) await submit(visitor, form)
  expect((await submit(visitor, form)).status).toBe(429)
  expect(site.seen).toHaveLength(limitRules.fromRequest.max)
})

async function alter(seq: number, change: string): Promise<void> {
  await world.node.deps.pool.query(
    `update entries e ${change} from threads t
     where e.tenant_id = t.tenant_id and e.thread_id = t.id and t.user_id = $1 and e.seq = $2`,
    [visitor.started.userId, seq],
  )
}

async function end(_seq: number): Promise<void> {
  await visitor.call('chatClose')
}

async function endAndStart(seq: number): Promise<void> {
  await end(seq)
  await visitor.http.call('chatStart', { channelId: 'demo', pid: 'again', locale: 'en' })
}
