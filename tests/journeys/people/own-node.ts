import { startNode, type ServerNode } from '@foyer/server/node.ts'
import { testConfig } from '@foyer/testkit/test-config.ts'
import { builtApps } from '../built-apps.ts'
import { worldDeps } from './world.ts'

/** A node for one journey, beside the one that all share: what it counts is this journey's alone. */
export async function ownNode(): Promise<ServerNode> {
  const { config } = await worldDeps()
  const urls = { databaseUrl: config.databaseUrl, redisUrl: config.redisUrls }
  return startNode(testConfig(urls, { assetsDir: await builtApps(), limitScale: 20 }))
}
