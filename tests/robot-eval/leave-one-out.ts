import { calibrate, medianOf } from '@foyer/server/rules/robot/calibration/calibrate.ts'
import { withoutPhrasing } from '@foyer/server/rules/robot/calibration/left-out.ts'
import { decide } from '@foyer/server/rules/robot/decide.ts'
import { confidence } from '@foyer/server/rules/robot/rank/confidence.ts'
import { ordered } from '@foyer/server/rules/robot/rank/rank.ts'
import { defaultThresholds, type Learned } from '@foyer/server/rules/robot/rank/weights.ts'
import type { Result } from './figures.ts'
import { askInMemory } from './in-memory.ts'
import { loadStream, type Market } from './load-data.ts'
import { learn, prepare, prepareTaught, taught, type Prepared } from './model.ts'

/**
 * `typical`: how sure the robot is of the middle one of the business's own phrasings. `placeAfterMonth`: where the right
 * document stands once an admin has accepted what the robot did not answer well in a month of other messages.
 */
export type LeftOut = Result & { typical: number; placeAfterMonth: number }

/** Every business judged by what is learned from the others only. Its threshold comes from its own phrasings. */
export function leaveOneOut(markets: readonly Market[], always: readonly Prepared[]): LeftOut[] {
  const prepared = markets.map((market) => ({
    market,
    questions: prepare(askInMemory(market, () => true)),
    taught: prepareTaught(market),
    stream: prepare(askInMemory({ ...market, questions: loadStream(market) }, () => true)),
    phrasings: preparePhrasings(market),
  }))
  const businesses = [...new Set(markets.map(({ business }) => business))]
  return businesses.flatMap((business) => {
    const others = prepared.filter(({ market }) => market.business !== business)
    const by = learn([...others.flatMap(({ questions, taught }) => [...questions, ...taught]), ...always])
    return prepared
      .filter(({ market }) => market.business === business)
      .flatMap(({ market, questions, stream, phrasings }) => {
        const known = phrasings.map((one) => sureOf(one, by))
        const after = placesAfterMonth(market, stream, by, known)
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
  by: Learned,
  known: readonly number[],
): number[] {
  const unanswered = stream.filter((one) => {
    const { verdict, place } = judge(market, one, by, known)
    return verdict !== 'answer' || place !== 1
  })
  const after = taught(
    market,
    unanswered.map(({ question }) => question),
  )
  return prepare(askInMemory(after, () => true)).map(({ question, ranked }) =>
    placeOf(question.docId, ordered(ranked, by)),
  )
}

function judge(market: Market, one: Prepared, by: Learned, known: readonly number[]): Result {
  const { asked, statistics, question } = one
  const ranked = ordered(one.ranked, by)
  const unknown = calibrate({ known, foreign: [] }).unknownBelow ?? defaultThresholds.unknown
  return {
    business: market.business,
    language: market.language,
    kind: question.kind,
    isHeldOut: question.heldOut === true,
    isAnswerable: question.docId !== null,
    place: placeOf(question.docId, ranked),
    verdict: decide(asked, ranked, statistics, { ...defaultThresholds, unknown }, by).kind,
    confidence: sureOf(one, by),
  }
}

const placeOf = (docId: string | null, ranked: readonly { document: { docId: string } }[]) =>
  ranked.findIndex(({ document }) => document.docId === docId) + 1

/** Every phrasing of the business, to be asked as if nobody had written it. */
function preparePhrasings(market: Market): Prepared[] {
  const phrasings = market.documents.flatMap(({ docId, question, similar }) =>
    [question, ...similar].map((q, place) => ({ q, docId, place, kind: 'phrasing' })),
  )
  const asked = askInMemory({ ...market, questions: phrasings }, () => true)
  return prepare(
    asked.flatMap((one, at) => {
      const { docId = '', place = 0 } = phrasings[at] ?? {}
      const rest = withoutPhrasing(one, docId, place)
      return rest ? { ...one, documents: [...rest.documents], statistics: rest.statistics } : []
    }),
  )
}
