import { beforeAll, expect, it } from 'vitest'
import { launcherConfigPath } from '@foyer/contract/channel/launcher-config.ts'
import type { ServerNode } from '@foyer/server/node.ts'
import { routes } from '@foyer/server/routes.ts'
import { givenWorld } from '@foyer/testkit/given-world.ts'
import type { Http } from '@foyer/testkit/http.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'

const world = givenWorld()
let strict: ServerNode
let visitor: Visitor

/** A node with no budget for anybody: a call that it answers all the same has no limit. */
beforeAll(async () => {
  strict = await world.startNode({ limitScale: 0 })
  visitor = await Visitor.start(world.http)
})

/** Calls of agents need a session of the desk; these are for everybody else. */
const open = routes.map(({ endpoint }) => endpoint).filter(({ access }) => access !== 'agent')

it.each(open.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s has a limit',
  async (name, { access, example }) => {
    const http: Http = access === 'public' ? world.http : visitor.http
    const input = example.input as object
    const named = { ...input, ...('userId' in input && { userId: visitor.started.userId }) }
    const { status, body } = await http.at(strict.address).call(name, named)
    expect({ status, error: body.error }).toEqual({ status: 429, error: 'request.tooMany' })
  },
)

it.each(['channelInfo', 'chatStart'] as const)(
  '%s has a limit for channels that do not exist',
  async (name) => {
    const { status } = await world.http.at(strict.address).call(name, { channelId: 'invented' })
    expect(status).toBe(429)
  },
)

it('chatStart has a limit of its own for visitors who come back', async () => {
  // Enough for the first limit (of the address), too little for the second.
  const node = await world.startNode({ limitScale: 0.001 })
  const { status } = await visitor.http.at(node.address).call('chatStart', { channelId: 'demo' })
  expect(status).toBe(200)
  expect((await visitor.http.at(node.address).call('chatStart', { channelId: 'demo' })).status).toBe(429)
  const neighbour = await Visitor.start(world.http)
  expect((await neighbour.http.at(node.address).call('chatStart', { channelId: 'demo' })).status).toBe(200)
})

it('invented tokens of ticket links have a limit', async () => {
  const invented = world.http.with({ token: `wo_${'A'.repeat(43)}` }).at(strict.address)
  expect((await invented.call('queryWoById', { woId: 'w', userId: 'u' })).status).toBe(429)
})

it.each([
  launcherConfigPath.replace(':channelId', 'demo'),
  '/files/1-AAAAAAAAAAAAAAAAAAAAAA/a.png',
  `/exports/1-${'A'.repeat(22)}.${'A'.repeat(43)}.zip`,
])('GET %s has a limit', async (path) => {
  expect((await fetch(strict.address + path)).status).toBe(429)
})
