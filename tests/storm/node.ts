import { startNode } from '@foyer/server/node.ts'
import { testConfig } from '@foyer/testkit/test-config.ts'
import { answerParent } from '../bench/processes/answer-parent.ts'

const handlers = {
  /** Everything is loaded: from here on a start takes as long as a start, not as long as reading the code. */
  loaded: (_input: null) => true,
  cpuMs: (_input: null) => process.cpuUsage().user / 1_000 + process.cpuUsage().system / 1_000,
  /** A node at a port of its own, or at the one that it had before it was killed. Tells when it began to listen. */
  async start({ port, backlog, ...urls }: Start): Promise<Listening> {
    const node = await startNode(testConfig(urls, { port, listenBacklog: backlog, limitScale: 100_000 }))
    return { port: Number(new URL(node.address).port), at: Date.now() }
  },
}

type Start = { databaseUrl: string; redisUrl: string; port: number; backlog: number }
type Listening = { port: number; at: number }
export type StormNode = typeof handlers
answerParent(handlers)
