import type { KnowledgeDocument } from '../robot/knowledge.ts'

/** A document with its links, of which none leads out of its robot or to nothing. */
export type LinkedDocument = KnowledgeDocument & {
  related: string[]
  /** The original, for a document that is the same in another language. */
  translationOf?: string | undefined
}

/** A stored document among its translations. */
export type Place = {
  language: string
  /** The same for all translations: its own id, if it is the original itself. */
  original: string
}

type Member = { docId: string; language: string; topic: string }

/**
 * Places of documents by their ids. Whole topics are expected: the original is the document that the topic is named
 * after, and once that is deleted the one with the first id.
 */
export function placesOf(members: readonly Member[]): Map<string, Place> {
  const places = new Map<string, Place>()
  for (const [topic, ofTopic] of Map.groupBy(members, (member) => member.topic)) {
    const ids = ofTopic.map(({ docId }) => docId)
    const first = ids.reduce((one, other) => (other < one ? other : one))
    const original = ids.includes(topic) ? topic : first
    for (const { docId, language } of ofTopic) places.set(docId, { language, original })
  }
  return places
}

/** A document with the links that lead somewhere. */
export function withLinks(document: KnowledgeDocument, places: ReadonlyMap<string, Place>): LinkedDocument {
  const { docId, related = [] } = document
  const original = places.get(docId)?.original ?? docId
  return {
    ...document,
    related: [...new Set(related)].filter((id) => id !== docId && places.has(id)),
    translationOf: original === docId ? undefined : original,
  }
}
