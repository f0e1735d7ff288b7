import type { EgressRules, Resolve } from '../../../platform/egress/guarded-connector.ts'
import { createEncoder } from './encoder/encoder.ts'
import { createVectorClient } from './vector-client.ts'
import type { VectorConfig } from './vector-variables.ts'
import type { VectorSource } from './vector-source.ts'

/** The operator's embedding model; undefined when there is none. */
export function createVectorSource(
  { endpoint, encoder, allow }: VectorConfig,
  ports: EgressRules['ports'],
  resolve: Resolve | undefined,
): VectorSource | undefined {
  if (encoder) return createEncoder()
  if (!endpoint) return undefined
  const client = createVectorClient({ ports, allow }, resolve)
  const embed: VectorSource['embed'] = (texts, deadlineMs) => client(endpoint, texts, deadlineMs)
  return { model: endpoint.model, languages: undefined, embed }
}
