import { monitorEventLoopDelay } from 'node:perf_hooks'
import { startNode, type ServerNode } from '@foyer/server/node.ts'
import { testConfig } from '@foyer/testkit/test-config.ts'
import { answerParent } from './answer-parent.ts'
import { settledMemory } from './memory.ts'
import { oldSpaceGrowth, watchOldSpace } from './old-space.ts'

/** Limits are counted as always, but refuse nobody. */
const limitScale = 100_000

/** As the server tells Prometheus about its own loop; a loop that is never late shows the resolution. */
const loopDelay = monitorEventLoopDelay({ resolution: 10 })
let node: ServerNode | undefined

const handlers = {
  async start(urls: { databaseUrl: string; redisUrl: string }): Promise<{ port: number }> {
    node = await startNode(testConfig(urls, { limitScale }))
    return { port: Number(new URL(node.address).port) }
  },
  memory: settledMemory,
  watchOldSpace,
  oldSpaceGrowth,
  watchLoop(_input: null): void {
    loopDelay.reset()
    loopDelay.enable()
  },
  /** How late timers came since `watchLoop`. */
  loopDelay(_input: null): { p99Ms: number; maxMs: number } {
    loopDelay.disable()
    return { p99Ms: loopDelay.percentile(99) / 1e6, maxMs: loopDelay.max / 1e6 }
  },
}

export type NodeProcess = typeof handlers
answerParent(handlers)
