import { hostname } from 'node:os'
import { expect, it } from 'vitest'
import { pathOf } from '@foyer/contract/endpoints.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import { recordingLog } from '@foyer/testkit/recording-log.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'

const world = givenWorld()
const given = 'proxy-0123456789'

const ask = (address: string, id: string, path = pathOf('channelInfo')) =>
  fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': id },
    body: '{"channelId":"demo"}',
  })

it('every answer names its request: calls, failures, pages, and addresses that nobody can read', async () => {
  const { address } = world.node
  const answers = await Promise.all([
    ask(address, given),
    ask(address, given, '/nowhere'),
    fetch(`${address}/healthz`),
    fetch(`${address}/%E0%A4%A`),
  ])
  const ids = answers.map(({ headers }) => headers.get('x-request-id'))
  expect(new Set(ids).size).toBe(answers.length)
  for (const id of ids) expect(id).toMatch(/^[\w-]{11}\.\w+$/)
  expect(await answers[1]?.json()).toMatchObject({ requestId: ids[1] })
})

it('behind a proxy that is trusted its own name is kept, unless it is none', async () => {
  const { address } = await world.startNode({ trustedProxies: 1 })
  expect((await ask(address, given)).headers.get('x-request-id')).toBe(given)
  for (const bad of ['short', 'x'.repeat(65), 'with spaces in it', '<script>alert(1)</script>'])
    expect((await ask(address, bad)).headers.get('x-request-id')).not.toBe(bad)
})

it('a bug is logged with its request, endpoint, tenant, node and version', async () => {
  const { log, lines } = recordingLog()
  const visitor = await Visitor.start(world.http)
  const node = await world.startNode({}, { log, append: () => () => Promise.reject(new Error('broken')) })
  const { body } = await new Visitor(visitor.http.at(node.address), visitor.started).send('hi')
  const line = lines.find(({ msg }) => msg === 'unexpected error')
  expect(line).toMatchObject({
    reqId: body.requestId,
    endpoint: pathOf('sendMsg'),
    tenantId: world.demo.tenantId,
    node: hostname(),
    version: expect.stringMatching(/^\d+\.\d+\.\d+/) as string,
  })
  const { values } = await node.deps.metrics.rejections.get()
  expect(values).toContainEqual(expect.objectContaining({ labels: { error: 'internal' }, value: 1 }))
})
