import type { Topic } from './learn-vectors.ts'

/** Where the texts of each topic lie, in all languages together: one vector of length one for each topic. */
export function topicCentres(topics: readonly Topic[], vectors: readonly Float32Array[]): Float32Array[] {
  const vectorOf = (text: readonly number[]) => meanOf(text.map((token) => vectors[token] ?? nothing))
  const byName = Map.groupBy(topics, ({ sector, name }) => `${sector} ${name}`)
  return [...byName.values()].map((everywhere) =>
    // A language in which there are more texts counts no more than another.
    meanOf(everywhere.map(({ titles, messages }) => meanOf([...titles, ...messages].map(vectorOf)))),
  )
}

const nothing = new Float32Array()

/** Only the direction counts: the result has length one. */
function meanOf(vectors: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(Math.max(0, ...vectors.map(({ length }) => length)))
  for (const vector of vectors) for (const [at, figure] of vector.entries()) sum[at] = (sum[at] ?? 0) + figure
  const length = Math.hypot(...sum) || 1
  return sum.map((figure) => figure / length)
}
