import {
  evidenceSources,
  type EvidenceSource,
  type ProposalKind,
} from '@foyer/contract/desk/learning-words.ts'

/** One conversation that supports a proposal. */
export type Support = {
  userId: string
  source: EvidenceSource
  docId: string | undefined
  words: string
  at: number
}

export type Summary = {
  kind: ProposalKind
  docId: string | undefined
  answer: string
  asked: number
  visitors: number
  /** Different visitors with strong evidence for the document; 0 while some of it speaks for another one. */
  strongVisitors: number
}

const weights = { clicked: 2, document: 2, resembling: 1, words: 0 } as const satisfies Record<
  EvidenceSource,
  number
>
const strongFrom = 2
/** Sources of which enough visitors let a robot accept alone. */
export const strongSources = evidenceSources.filter((source) => weights[source] >= strongFrom)

/** The proposal that the evidence of a question makes. `chosen`: the document that an agent chose, empty for a new one. */
export function summarise(evidence: readonly Support[], chosen: string | undefined): Summary {
  const newest = evidence.toSorted((a, b) => b.at - a.at)
  const docId = chosen ?? heaviest(newest)
  const isPhrasing = docId !== undefined && docId !== ''
  const strong = newest.filter(({ source }) => strongSources.includes(source))
  const isDisputed = strong.some((one) => one.docId !== docId)
  return {
    kind: isPhrasing ? 'phrasing' : 'document',
    docId: isPhrasing ? docId : undefined,
    answer: isPhrasing ? '' : (newest.find(({ words }) => words !== '')?.words ?? ''),
    asked: newest.length,
    visitors: differentVisitors(newest),
    strongVisitors: isPhrasing && !isDisputed ? differentVisitors(strong) : 0,
  }
}

/** The document with most evidence; of two, the one of the newer evidence. */
function heaviest(newest: readonly Support[]): string | undefined {
  const sums = new Map<string, number>()
  for (const { docId, source } of newest)
    if (docId !== undefined) sums.set(docId, (sums.get(docId) ?? 0) + weights[source])
  const [best] = [...sums].toSorted(([, a], [, b]) => b - a)
  return best?.[0]
}

function differentVisitors(evidence: readonly Support[]): number {
  return new Set(evidence.map(({ userId }) => userId)).size
}

type Bounds = { isAutomatic: boolean; minVisitors: number; mostPerDay: number }

/** Whether a proposal may be accepted without an agent. Cases are checked when it is published. */
export function mayAcceptAlone(
  { kind, strongVisitors }: Pick<Summary, 'kind' | 'strongVisitors'>,
  { isAutomatic, minVisitors, mostPerDay }: Bounds,
  acceptedToday: number,
): boolean {
  return isAutomatic && kind === 'phrasing' && strongVisitors >= minVisitors && acceptedToday < mostPerDay
}
