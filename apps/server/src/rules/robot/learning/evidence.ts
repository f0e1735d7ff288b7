import type { EvidenceSource, MissedReason } from '@foyer/contract/desk/learning-words.ts'
import { smallTalkOf } from '../small-talk.ts'
import { maskPersonal } from './mask-personal.ts'
import type { Missed } from './missed-questions.ts'
import { weightOf } from './phrasing-of.ts'
import { resemblesFrom, sameFrom, sharedText } from './same-answer.ts'

/** Answer to a missed question. */
export type Evidence = {
  reason: MissedReason
  source: EvidenceSource
  docId: string | undefined
  /** The words of the agent; empty where a document answered. */
  words: string
}

/** A document that the search found for the words of an agent, with the text of its answer. */
export type FoundDocument = { docId: string; answer: string }

/** Shorter messages greet, ask back or promise to look. */
const leastWeight = 20
const longestWords = 4_000
/** The editor of the draft sees a gap where words of an agent were removed. */
const gap = '…'

/** Messages of an agent that may answer something. */
export function answeringWords(said: readonly string[]): string[] {
  return said.filter(
    (text) => weightOf(text) >= leastWeight && !smallTalkOf(text) && !/[?？؟]\s*$/u.test(text),
  )
}

/**
 * Evidence that a missed question gives; undefined if none. `said`: the answering words of the agent, each with the
 * documents that the search found for it, best first.
 */
export function evidenceOf(
  { reason, wrongDocId, clickedDocId }: Pick<Missed, 'reason' | 'wrongDocId' | 'clickedDocId'>,
  said: readonly { words: string; found: readonly FoundDocument[] }[],
): Evidence | undefined {
  const known = clickedDocId ? { docId: clickedDocId, source: 'clicked' as const } : documentOf(said)
  if (known) return known.docId === wrongDocId ? undefined : { reason, ...known, words: '' }
  // The visitor had an answer and did not say that it was wrong: an agent's small talk is no document.
  if (reason === 'askedPerson') return undefined
  const [longest] = said.map(({ words }) => words).toSorted((a, b) => b.length - a.length)
  if (longest === undefined) return undefined
  const words = maskPersonal(longest, gap).slice(0, longestWords)
  return { reason, source: 'words', docId: undefined, words }
}

function documentOf(
  said: readonly { words: string; found: readonly FoundDocument[] }[],
): { docId: string; source: EvidenceSource } | undefined {
  const likenesses = said.flatMap(({ words, found }) =>
    found.map(({ docId, answer }, place) => ({ docId, place, shared: sharedText(words, answer) })),
  )
  const [best] = likenesses.toSorted((a, b) => b.shared - a.shared)
  if (!best) return undefined
  if (best.shared >= sameFrom) return { docId: best.docId, source: 'document' }
  // In other words: then the search must think of the same document.
  return best.shared >= resemblesFrom && best.place === 0
    ? { docId: best.docId, source: 'resembling' }
    : undefined
}
