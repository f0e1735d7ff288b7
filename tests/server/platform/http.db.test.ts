import { expect, it } from 'vitest'
import { pathOf } from '@foyer/contract/endpoints.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'

const world = givenWorld()

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(world.node.address + path, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  })

it('security headers are on every answer, whatever its status', async () => {
  const answers = await Promise.all([
    fetch(`${world.node.address}/healthz`),
    fetch(`${world.node.address}/nowhere`),
    fetch(`${world.node.address}/%E0%A4%A?token=secret`),
    fetch(`${world.node.address}/api/docs`),
    post(pathOf('channelInfo'), '{}'),
    post(pathOf('channelInfo'), 'x'.repeat(70_000)),
    post(pathOf('sendMsg'), '{}'),
    post(pathOf('channelInfo'), '{"channelId":"demo"}'),
  ])
  expect(answers.map((answer) => answer.status)).toEqual([200, 404, 400, 200, 400, 413, 401, 200])
  for (const { headers } of answers) {
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('strict-transport-security')).toBeTruthy()
  }
})

it.each([
  ['not JSON', '{', 'application/json', 400],
  ['prototype keys', '{"channelId":"demo","__proto__":{"x":1}}', 'application/json', 400],
  ['constructor keys', '{"constructor":{"prototype":{}}}', 'application/json', 400],
  ['JSON as text', '{"channelId":"demo"}', 'text/plain', 415],
  ['a form', 'channelId=demo', 'application/x-www-form-urlencoded', 415],
  ['64 kB and more', JSON.stringify({ channelId: 'x'.repeat(66_000) }), 'application/json', 413],
  ['deep nesting', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, 'application/json', 400],
])('refuses %s', async (_name, body, contentType, status) => {
  const answer = await post(pathOf('channelInfo'), body, { 'content-type': contentType })
  expect(answer.status).toBe(status)
  expect(await answer.json()).toMatchObject({ code: 400 })
})

it('98: an address that nobody can read is refused in the usual words, without repeating it', async () => {
  const answer = await fetch(`${world.node.address}/chat_online/%E0%A4%A?token=secret`)
  expect(answer.status).toBe(400)
  const body = await answer.text()
  expect(JSON.parse(body)).toMatchObject({ code: 400, error: 'request.invalid' })
  expect(body).not.toContain('secret')
})

it('X-01 a bug is answered with a constant body, a request id and nothing of its cause', async () => {
  const visitor = await Visitor.start(world.http)
  const node = await world.startNode(
    {},
    { append: () => () => Promise.reject(new Error('secret table name')) },
  )
  const { status, body } = await new Visitor(visitor.http.at(node.address), visitor.started).send('hi')
  expect(status).toBe(500)
  expect(body).toMatchObject({ code: 500, msg: 'error.network', error: 'internal' })
  expect(Object.keys(body)).toEqual(['code', 'msg', 'error', 'requestId'])
})

it('serves the OpenAPI document and a page that lists every call', async () => {
  const document = (await (await fetch(`${world.node.address}/api/openapi.json`)).json()) as { paths: object }
  expect(Object.keys(document.paths)).toContain(pathOf('sendMsg'))
  expect(Object.keys(document.paths)).toContain(pathOf('takeThread'))
  const page = await (await fetch(`${world.node.address}/api/docs`)).text()
  for (const path of Object.keys(document.paths)) expect(page).toContain(`POST ${path}<`)
})
