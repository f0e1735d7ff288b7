import type { Likeness } from '@foyer/core/robot/rank/vector.ts'
import { vectorTiming } from '@foyer/core/timing.ts'
import type { Config } from '../../../config.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/pool.ts'
import type { Resolve } from '../../../platform/egress/guarded-connector.ts'
import { fillVectors } from './fill-vectors.ts'
import { likenessOf } from './likeness.ts'
import { findPgvector } from './pgvector.ts'
import { createVectorClient } from './vector-client.ts'

type Options = { config: Config; db: Db; clock: Clock; resolve: Resolve | undefined }

/** Embeddings, where the operator has them. Whatever goes wrong with them, the robot does without. */
export function createVectors({ config, db, clock, resolve }: Options) {
  const { endpoint, allow, askMs } = config.vectors
  const client = createVectorClient({ ports: config.egress.ports, allow }, resolve)
  let pgvector: boolean | undefined
  let restsUntil = 0

  /** Undefined when there is no model, when it failed lately, or when it fails now. */
  async function tried<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (clock.now() < restsUntil) return undefined
    return work().catch(() => {
      restsUntil = clock.now() + vectorTiming.restMs
      return undefined
    })
  }

  async function compared(asked: Parameters<typeof likenessOf>[1]): Promise<Likeness> {
    pgvector ??= await findPgvector(db)
    return likenessOf(db, asked, pgvector)
  }

  return {
    /** Whether there is anything to do for `fill`. */
    isOn: endpoint !== undefined,
    /** The question's vector is asked for at once, and compared when the candidates are known. */
    ask(tenantId: number, question: string): ((docIds: readonly string[]) => Promise<Likeness>) | undefined {
      if (!endpoint) return undefined
      const vector = tried(async () => (await client(endpoint, [question], askMs))[0])
      return async (docIds) => {
        const found = await vector
        if (!found) return new Map()
        const asked = { tenantId, docIds, model: endpoint.model, vector: found }
        return compared(asked).catch(() => new Map())
      }
    },
    /** Gives vectors to rows that have none yet; how many, so that whoever calls knows whether to go on. */
    async fill(): Promise<number> {
      if (!endpoint) return 0
      const filled = await tried(() =>
        fillVectors(db, endpoint.model, (texts) => client(endpoint, texts, vectorTiming.fillMs)),
      )
      return filled ?? 0
    },
  }
}

export type Vectors = ReturnType<typeof createVectors>
