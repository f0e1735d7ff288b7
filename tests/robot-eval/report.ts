import { bm25 } from './bm25.ts'
import { aucOf, figuresOf, round, type Figures, type Result } from './figures.ts'
import type { Market } from './load-data.ts'

type Compared = Pick<Figures, 'hit1' | 'hit3' | 'refusalAuc'>

/** What `--data` prints. */
export type DataReport = {
  overall: Figures
  bm25: Compared
  byBusiness: ({ business: string; language: string } & Figures & { bm25: Compared })[]
}

export function dataReport(markets: readonly Market[], results: readonly Result[]): DataReport {
  const own = ({ business, language }: Market) =>
    results.filter((one) => one.business === business && one.language === language)
  return {
    overall: figuresOf(results),
    bm25: compared(markets),
    byBusiness: markets.map((market) => ({
      business: market.business,
      language: market.language,
      ...figuresOf(own(market)),
      bm25: compared([market]),
    })),
  }
}

function compared(markets: readonly Market[]): Compared {
  const asked = markets.flatMap((market) => {
    const find = bm25(market)
    return market.questions.map(({ q, docId }) => {
      const found = find(q)
      const place = found.findIndex((one) => one.docId === docId) + 1
      return { isAnswerable: docId !== null, place, confidence: found[0]?.score ?? 0 }
    })
  })
  const answerable = asked.filter(({ isAnswerable }) => isAnswerable)
  const within = (most: number) =>
    round(
      answerable.filter(({ place }) => place >= 1 && place <= most).length / Math.max(1, answerable.length),
    )
  const unknown = asked.filter(({ isAnswerable }) => !isAnswerable)
  return { hit1: within(1), hit3: within(3), refusalAuc: aucOf(answerable, unknown) }
}

export function tableOf(results: readonly Result[]): string {
  const groups = Map.groupBy(results, ({ business, language }) => `${business} ${language}`)
  const rows = [...groups.keys()]
    .toSorted()
    .map((name) => [name, figuresOf(groups.get(name) ?? [])] as const)
    .concat([['all', figuresOf(results)]])
  const names = [
    'hit1',
    'hit3',
    'unknownRefused',
    'answerableRefused',
    'confidentlyWrong',
    'refusalAuc',
  ] as const
  const lines = rows.map(([name, figures]) => [name, ...names.map((one) => figures[one].toFixed(3))])
  return [['', ...names], ...lines]
    .map(([name = '', ...cells]) => name.padEnd(24) + cells.map((cell) => cell.padStart(18)).join(''))
    .join('\n')
}

/** Below these the robot has become worse; the goals are in README.md. */
const limits = {
  businesses: {
    hit1: 0.72,
    hit3: 0.88,
    refusalAuc: 0.87,
    unknownRefused: 0.62,
    answerableRefused: 0.09,
    confidentlyWrong: 0.18,
  },
  monthGain: 0.03,
  tuned: { hit1: 0.76, hit3: 0.9 },
  p95Ms: 40,
} as const

export function missed({
  businesses,
  afterMonth,
  tuned,
  p95Ms,
}: {
  businesses: Figures
  /** hit@1 once a month of messages was learned from. */
  afterMonth: number
  tuned: Figures
  p95Ms: number
}): string[] {
  return [
    ...below('hit@1', businesses.hit1, limits.businesses.hit1),
    ...below('hit@3', businesses.hit3, limits.businesses.hit3),
    ...below('refusal AUC', businesses.refusalAuc, limits.businesses.refusalAuc),
    ...below('unanswerable refused', businesses.unknownRefused, limits.businesses.unknownRefused),
    ...above('answerable refused', businesses.answerableRefused, limits.businesses.answerableRefused),
    ...above('confidently wrong', businesses.confidentlyWrong, limits.businesses.confidentlyWrong),
    ...below('gain of a month', round(afterMonth - businesses.hit1), limits.monthGain),
    ...below('held-out hit@1', tuned.hit1, limits.tuned.hit1),
    ...below('held-out hit@3', tuned.hit3, limits.tuned.hit3),
    ...above('p95 in ms', p95Ms, limits.p95Ms),
  ]
}

const below = (name: string, value: number, limit: number) =>
  value < limit ? [`${name} ${value} < ${limit}`] : []
const above = (name: string, value: number, limit: number) =>
  value > limit ? [`${name} ${value} > ${limit}`] : []
