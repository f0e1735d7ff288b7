import { confidence, wantsWhatIsNowhere } from './rank/confidence.ts'
import type { Ranked } from './rank/rank.ts'
import type { Statistics } from './rank/rarity.ts'
import { thresholds } from './rank/weights.ts'
import type { Terms } from './terms.ts'

export type Suggested = { docId: string; score: number }

/** What the robot says: an answer, a question back, or honestly nothing. */
export type Verdict =
  | { kind: 'answer'; docId: string; suggestions: Suggested[] }
  | { kind: 'didYouMean'; suggestions: Suggested[] }
  | { kind: 'unknown' }

/** How many other questions stand below an answer, and how many a question back offers. */
const most = { beside: 3, instead: 4 }

export function decide(asked: Terms, ranked: readonly Ranked[], statistics: Statistics): Verdict {
  const sure = confidence(asked, ranked, statistics)
  const [first, second] = ranked
  if (!first || asked.text === '' || sure < thresholds.unknown) return { kind: 'unknown' }
  if (wantsWhatIsNowhere(asked, first, statistics)) return { kind: 'unknown' }
  const shares = sharesOf(ranked)
  const isClose = second !== undefined && first.score - second.score < thresholds.tooClose
  if (sure < thresholds.answer && isClose)
    return { kind: 'didYouMean', suggestions: shares.slice(0, most.instead) }
  const others = shares.slice(1).filter(({ score }) => score >= thresholds.worthMentioning)
  return { kind: 'answer', docId: first.document.docId, suggestions: others.slice(0, most.beside) }
}

/** Scores as shares of one, which is what a reader of the wire can compare. */
function sharesOf(ranked: readonly Ranked[]): Suggested[] {
  const [first] = ranked
  if (!first) return []
  const all = ranked.reduce((sum, { score }) => sum + Math.exp(score - first.score), 0)
  return ranked.map(({ document, score }) => ({
    docId: document.docId,
    score: Math.round((1000 * Math.exp(score - first.score)) / all) / 1000,
  }))
}
