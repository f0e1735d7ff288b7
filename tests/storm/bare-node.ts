import { listenSse } from '../bench/bare/sse.ts'
import { answerParent } from '../bench/processes/answer-parent.ts'

const handlers = {
  loaded: (_input: null) => true,
  cpuMs: (_input: null) => process.cpuUsage().user / 1_000 + process.cpuUsage().system / 1_000,
  /** `says` goes to everybody who opens a stream. */
  async start(options: {
    port: number
    backlog: number
    says: string
  }): Promise<{ port: number; at: number }> {
    return { port: await listenSse(options), at: Date.now() }
  },
}

export type BareStormNode = typeof handlers
answerParent(handlers)
