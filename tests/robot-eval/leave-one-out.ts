import { calibrate, medianOf } from '@foyer/server/rules/robot/calibration/calibrate.ts'
import { withoutPhrasing } from '@foyer/server/rules/robot/calibration/left-out.ts'
import { decide } from '@foyer/server/rules/robot/decide.ts'
import { confidence } from '@foyer/server/rules/robot/rank/confidence.ts'
import { ordered } from '@foyer/server/rules/robot/rank/rank.ts'
import { defaultThresholds } from '@foyer/server/rules/robot/rank/thresholds.ts'
import { learned, learnedByWords, type Learned } from '@foyer/server/rules/robot/rank/weights.ts'
import type { Result } from './figures.ts'
import { askInMemory, type Means } from './in-memory.ts'
import { loadStream, type Market } from './load-data.ts'
import { learn, prepare, prepareTaught, taught, type Prepared } from './model.ts'

/**
 * `typical`: how sure the robot is of the middle one of the business's own phrasings. `placeAfterMonth`: where the right
 * document stands once an admin has accepted what the robot did not answer well in a month of other messages.
 */
export type LeftOut = Result & { typical: number; placeAfterMonth: number }

/** Every business judged by what is learned from the others only. Its threshold comes from its own phrasings. */
export function leaveOneOut(
  markets: readonly Market[],
  always: readonly Prepared[],
  means: Means,
): LeftOut[] {
  const { unknown, offset } = means === 'vectors' ? learned : learnedByWords
  const prepared = markets.map((market) => ({
    market,
    questions: prepare(askInMemory(market, () => true, means)),
    taught: prepareTaught(market, means),
    stream: prepare(askInMemory({ ...market, questions: loadStream(market) }, () => true, means)),
    phrasings: preparePhrasings(market, means),
  }))
  const businesses = [...new Set(markets.map(({ business }) => business))]
  return businesses.flatMap((business) => {
    const others = prepared.filter(({ market }) => market.business !== business)
    const weights = learn([
      ...others.flatMap(({ questions, taught }) => [...questions, ...taught]),
      ...always,
    ])
    const by = { ...weights, unknown, offset }
    return prepared
      .filter(({ market }) => market.business === business)
      .flatMap(({ market, questions, stream, phrasings }) => {
        const known = phrasings.map((one) => sureOf(one, by))
        const after = placesAfterMonth(market, stream, { by, known, means })
        return questions.map((one, at) => ({
          ...judge(market, one, by, known),
          typical: medianOf(known),
          placeAfterMonth: after[at] ?? 0,
        }))
      })
  })
}

const sureOf = ({ asked, ranked, statistics }: Prepared, by: Learned) =>
  confidence(asked, ordered(ranked, by), statistics, by)

function placesAfterMonth(
  market: Market,
  stream: readonly Prepared[],
  { by, known, means }: { by: Learned; known: readonly number[]; means: Means },
): number[] {
  const unanswered = stream.filter((one) => {
    const { verdict, place } = judge(market, one, by, known)
    return verdict !== 'answer' || place !== 1
  })
  const after = taught(
    market,
    unanswered.map(({ question }) => question),
  )
  return prepare(askInMemory(after, () => true, means)).map(({ question, ranked }) =>
    placeOf(question.docId, ordered(ranked, by)),
  )
}

function judge(market: Market, one: Prepared, by: Learned, known: readonly number[]): Result {
  const { asked, statistics, question } = one
  const ranked = ordered(one.ranked, by)
  const { unknownBelow: unknown = by.unknown } = calibrate({ known, foreign: [] }, by)
  const thresholds = { ...defaultThresholds(market.language), unknown }
  return {
    business: market.business,
    language: market.language,
    kind: question.kind,
    isHeldOut: question.heldOut === true,
    isAnswerable: question.docId !== null,
    place: placeOf(question.docId, ranked),
    verdict: decide(asked, ranked, statistics, thresholds, by).kind,
    confidence: sureOf(one, by),
  }
}

const placeOf = (docId: string | null, ranked: readonly { document: { docId: string } }[]) =>
  ranked.findIndex(({ document }) => document.docId === docId) + 1

/** Every phrasing of the business, to be asked as if nobody had written it. */
function preparePhrasings(market: Market, means: Means): Prepared[] {
  const phrasings = market.documents.flatMap(({ docId, question, similar }) =>
    [question, ...similar].map((q, place) => ({ q, docId, place, kind: 'phrasing' })),
  )
  const asked = askInMemory({ ...market, questions: phrasings }, () => true, means)
  return prepare(
    asked.flatMap((one, at) => {
      const { docId = '', place = 0 } = phrasings[at] ?? {}
      const rest = withoutPhrasing(one, docId, place)
      return rest ? { ...one, documents: [...rest.documents], statistics: rest.statistics } : []
    }),
  )
}
