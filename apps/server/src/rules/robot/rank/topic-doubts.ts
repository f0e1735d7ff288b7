import { nearness, type TextVector } from '../text-vectors/text-vector.ts'
import { nearestTopics } from '../text-vectors/topics.ts'
import { centreOfDocument, type RankedDocument } from './document.ts'

/**
 * Signals from the topics that customers of any business write about. A question that is nearer to one of them than to
 * every document is most likely about that topic, and no document answers it.
 */
export type TopicDoubts = {
  /** How near the question is to a topic at all. */
  topicNearness: number
  /** How near the documents come to the topics that the question may be about. */
  topicCoverage: number
  /** By how much a topic is nearer to the question than the nearest document is. */
  topicGap: number
}

const noTopics: TopicDoubts = { topicNearness: 0, topicCoverage: 0, topicGap: 0 }

/** So many topics may be meant. */
const mostMeant = 12

/** How sharply the nearest topic is told from the next ones: the less, the sharper. */
const temperature = 0.08

export function topicDoubts(
  asked: TextVector | undefined,
  documents: readonly RankedDocument[],
): TopicDoubts {
  const topics = asked ? nearestTopics(asked, mostMeant) : []
  const [nearest] = topics
  if (!nearest) return noTopics
  const centres = documents.map(centreOfDocument)
  const covered = (topic: TextVector) => Math.max(0, ...centres.map((centre) => nearness(topic, centre)))
  const shares = topics.map((topic) => Math.exp((topic.nearness - nearest.nearness) / temperature))
  const all = shares.reduce((sum, share) => sum + share, 0)
  return {
    topicNearness: nearest.nearness,
    topicCoverage: topics.reduce(
      (sum, { vector }, at) => sum + ((shares[at] ?? 0) / all) * covered(vector),
      0,
    ),
    topicGap: nearest.nearness - Math.max(-1, ...centres.map((centre) => nearness(asked, centre))),
  }
}
