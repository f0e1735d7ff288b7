/** What one question came to. `place`: where the right document stood, from 1; 0 when it was not found. */
export type Result = {
  language: string
  kind: string
  isHeldOut: boolean
  isAnswerable: boolean
  place: number
  isRefused: boolean
  ms: number
}

export type Figures = {
  hit1: number
  hit3: number
  unknownRefused: number
  answerableRefused: number
  p95Ms: number
}

export function figuresOf(results: readonly Result[]): Figures {
  const answerable = results.filter(({ isAnswerable }) => isAnswerable)
  const unknown = results.filter(({ isAnswerable }) => !isAnswerable)
  const share = (of: readonly Result[], is: (one: Result) => boolean) =>
    of.length === 0 ? 0 : round(of.filter(is).length / of.length)
  return {
    hit1: share(answerable, ({ place }) => place === 1),
    hit3: share(answerable, ({ place }) => place >= 1 && place <= 3),
    unknownRefused: share(unknown, ({ isRefused }) => isRefused),
    answerableRefused: share(answerable, ({ isRefused }) => isRefused),
    p95Ms: round(p95(results.map(({ ms }) => ms))),
  }
}

function p95(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}

/** What is asked of the robot (issue: a robot that can be trusted). */
export const goals = {
  all: { hit1: 0.8, hit3: 0.92, unknownRefused: 0.85, answerableRefused: 0.05, p95Ms: 40 },
  language: { hit1: 0.7, hit3: 0.85 },
} as const
