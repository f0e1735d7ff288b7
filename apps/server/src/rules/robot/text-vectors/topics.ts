import { nearness, readBytes, type TextVector } from './text-vector.ts'
import file from './topics.json' with { type: 'json' }

/** A topic that customers of any business write about. */
export type NearTopic = { vector: TextVector; nearness: number }

let topics: readonly TextVector[] | undefined

/** The topics of all kinds of businesses that a text is nearest to, nearest first. */
export function nearestTopics(text: TextVector, most: number): NearTopic[] {
  topics ??= readTopics(text.length)
  const near = Float64Array.from(topics, (vector) => nearness(text, vector))
  const least = near.toSorted().at(-most) ?? -1
  return topics
    .flatMap((vector, at) => {
      const own = near[at] ?? -1
      return own < least ? [] : { vector, nearness: own }
    })
    .toSorted((a, b) => b.nearness - a.nearness)
    .slice(0, most)
}

function readTopics(size: number): TextVector[] {
  const figures = readBytes(file.vectors)
  return Array.from({ length: figures.length / size }, (_, at) =>
    figures.subarray(at * size, (at + 1) * size),
  )
}
