import type { Question } from './load-data.ts'

/** A question of the second month. `isTaught`: its document had a question in the first month. */
export type Judged = { business: string; isTaught: boolean; before: boolean; after: boolean }

type Gain = { questions: number; before: number; after: number; gain: number }
export type MonthFigures = { overall: Gain; withQuestions: Gain; byBusiness: Record<string, Gain> }

/** The questions of each document in two halves, in an order that a hash fixes. Unanswerable ones are in no half. */
export function halvesOf(questions: readonly Question[]): { first: Question[]; second: Question[] } {
  const answerable = questions.filter(({ docId }) => docId !== null)
  const first: Question[] = []
  const second: Question[] = []
  for (const own of Map.groupBy(answerable, ({ docId }) => docId).values()) {
    const sorted = own.toSorted((a, b) => hashOf(a.q) - hashOf(b.q))
    // A single question belongs to either month, as its hash says.
    const offset = hashOf(sorted[0]?.q ?? '') % 2
    for (const [place, question] of sorted.entries())
      ((place + offset) % 2 === 0 ? first : second).push(question)
  }
  return { first, second }
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  // The low bits of FNV-1a follow those of the last letter.
  return (hash ^ (hash >>> 15)) >>> 0
}

export function monthFigures(judged: readonly Judged[]): MonthFigures {
  const groups = Map.groupBy(judged, ({ business }) => business)
  return {
    overall: gainOf(judged),
    withQuestions: gainOf(judged.filter(({ isTaught }) => isTaught)),
    byBusiness: Object.fromEntries([...groups].map(([business, own]) => [business, gainOf(own)])),
  }
}

function gainOf(judged: readonly Judged[]): Gain {
  const share = (is: (one: Judged) => boolean) =>
    judged.length === 0 ? 0 : judged.filter(is).length / judged.length
  const before = share((one) => one.before)
  const after = share((one) => one.after)
  const round = (value: number) => Math.round(value * 1000) / 1000
  return { questions: judged.length, before: round(before), after: round(after), gain: round(after - before) }
}
