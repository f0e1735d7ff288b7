import { listenBare } from '../bare/fastify.ts'
import { listenSse } from '../bare/sse.ts'
import { answerParent } from './answer-parent.ts'
import { settledMemory } from './memory.ts'

const handlers = {
  fastify: ({ path }: { path: string }): Promise<number> => listenBare(path),
  sse: (_input: null): Promise<number> => listenSse(),
  memory: settledMemory,
}

export type BareServer = typeof handlers
answerParent(handlers)
