import { afterAll, beforeAll } from 'vitest'
import type { ServerNode } from '@foyer/server/node.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { Http } from '@foyer/testkit/http.ts'
import { modelConfig } from '@foyer/testkit/model/model-config.ts'
import { startModelServer, type ModelServer } from '@foyer/testkit/model/model-server.ts'
import type { World } from '@foyer/testkit/test-world.ts'

/** A node that may ask the test's model server, and an owner at its desk. */
export function givenModelNode(world: World) {
  let parts: { server: ModelServer; node: ServerNode; http: Http; owner: Agent } | undefined
  beforeAll(async () => {
    const server = await startModelServer()
    const node = await world.startNode({ model: modelConfig({ allow: [server.address] }) })
    const http = new Http(node.address)
    parts = { server, node, http, owner: await Agent.signIn(http) }
  })
  afterAll(() => parts?.server.close())
  return () => {
    if (!parts) throw new Error('the node exists only inside tests')
    return parts
  }
}
