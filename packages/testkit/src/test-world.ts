import { rm } from 'node:fs/promises'
import type { Config } from '@foyer/server/config.ts'
import type { Seams } from '@foyer/server/deps.ts'
import { startNode, type ServerNode } from '@foyer/server/node.ts'
import { createDatabase } from './database.ts'
import { Http } from './http.ts'
import { seedTenant, type Seeded } from './seed.ts'
import { storageDir, testConfig } from './test-config.ts'

export type World = {
  node: ServerNode
  http: Http
  demo: Seeded
  /** Another node on the same database and Redis. */
  startNode: (changes?: Partial<Config>, seams?: Seams) => Promise<ServerNode>
  close: () => Promise<void>
}

type Engines = { databaseUrl: string; redisUrl: string | string[] }

/** A real server on a database of its own, seeded with the demo tenant. */
export async function createWorld(
  engines: Engines,
  seams: Seams = {},
  changes: Partial<Config> = {},
): Promise<World> {
  const database = await createDatabase(engines.databaseUrl)
  const urls = { databaseUrl: database.url, redisUrl: engines.redisUrl }
  const nodes: ServerNode[] = []

  async function start(nodeChanges: Partial<Config> = {}, nodeSeams: Seams = seams): Promise<ServerNode> {
    const node = await startNode(testConfig(urls, { ...changes, ...nodeChanges }), nodeSeams)
    nodes.push(node)
    return node
  }

  const node = await start()
  const demo = await seedTenant(node.deps.db, 'demo')
  return {
    node,
    http: new Http(node.address),
    demo,
    startNode: start,
    async close() {
      await Promise.all(nodes.map((started) => started.drain()))
      await database.drop()
      await rm(storageDir(database.url), { recursive: true, force: true })
    },
  }
}
