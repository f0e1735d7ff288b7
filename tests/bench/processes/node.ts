import { startNode, type ServerNode } from '@foyer/server/node.ts'
import { testConfig } from '@foyer/testkit/test-config.ts'
import { answerParent } from './answer-parent.ts'
import { settledMemory } from './memory.ts'

/** Limits are counted as always, but refuse nobody. */
const limitScale = 100_000

let node: ServerNode | undefined

const handlers = {
  async start(urls: { databaseUrl: string; redisUrl: string }): Promise<{ port: number }> {
    node = await startNode(testConfig(urls, { limitScale }))
    return { port: Number(new URL(node.address).port) }
  },
  memory: settledMemory,
}

export type NodeProcess = typeof handlers
answerParent(handlers)
