import { join } from 'node:path'

/**
 * What the server reads for a language. `version`: another one for other vectors; it fits into a byte. `messages`: the hash of
 * the messages that they were learned from. `vectors`: of all tokens in their order, as bytes in base64.
 */
export type VectorsFile = {
  version: number
  messages: string
  size: number
  tokens: string
  vectors: string
}

/** Vectors of the topics, of the same size and version. */
export type TopicsFile = Pick<VectorsFile, 'version' | 'vectors'>

const folder = join(import.meta.dirname, '../../../apps/server/src/rules/robot/text-vectors')

export const vectorsFile = (language: string) => join(folder, `${language}.json`)
export const topicsFile = join(folder, 'topics.json')

/** The share of all figures that one byte must hold; larger ones are cut off. */
const held = 0.999

/** Figures as whole numbers from -127 to 127, all on one scale. */
export function asBytes(vectors: readonly Float32Array[]): Int8Array {
  const figures = vectors.flatMap((vector) => [...vector])
  const sizes = figures.map(Math.abs).toSorted((a, b) => a - b)
  const largest = sizes[Math.floor(sizes.length * held)] ?? 1
  return Int8Array.from(figures, (figure) =>
    Math.max(-127, Math.min(127, Math.round((figure * 127) / largest))),
  )
}
