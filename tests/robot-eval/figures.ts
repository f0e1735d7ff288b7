import { areaUnder } from './refusals.ts'

/** What one question came to. `place`: where the right document stood, from 1; 0 when it was not found. */
export type Result = {
  business: string
  language: string
  kind: string
  isHeldOut: boolean
  isAnswerable: boolean
  place: number
  /** What the robot did: it answered, offered several questions, or said that it does not know. */
  verdict: 'answer' | 'didYouMean' | 'unknown'
  confidence: number
}

export type Figures = {
  hit1: number
  hit3: number
  /** Of the questions without an answer: those that got 'I do not know'. */
  unknownRefused: number
  answerableRefused: number
  /** Of the questions with an answer: those that were answered with another document. */
  confidentlyWrong: number
  /** How often a question with an answer is believed more than one without. */
  refusalAuc: number
}

export function figuresOf(results: readonly Result[]): Figures {
  const answerable = results.filter(({ isAnswerable }) => isAnswerable)
  const unknown = results.filter(({ isAnswerable }) => !isAnswerable)
  const share = (of: readonly Result[], is: (one: Result) => boolean) =>
    of.length === 0 ? 0 : round(of.filter(is).length / of.length)
  return {
    hit1: share(answerable, ({ place }) => place === 1),
    hit3: share(answerable, ({ place }) => place >= 1 && place <= 3),
    unknownRefused: share(unknown, ({ verdict }) => verdict === 'unknown'),
    answerableRefused: share(answerable, ({ verdict }) => verdict === 'unknown'),
    confidentlyWrong: share(answerable, ({ verdict, place }) => verdict === 'answer' && place !== 1),
    refusalAuc: aucOf(answerable, unknown),
  }
}

export function aucOf(
  answerable: readonly { confidence: number }[],
  unknown: readonly { confidence: number }[],
): number {
  if (answerable.length === 0 || unknown.length === 0) return 0
  const of = (all: readonly { confidence: number }[]) => all.map(({ confidence }) => confidence)
  return round(areaUnder(of(answerable), of(unknown)))
}

export function p95(times: readonly number[]): number {
  return round(times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0)
}

export function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
