import { figuresOf, goals, type Figures, type Result } from './figures.ts'

export type Report = { all: Figures; heldOut: Figures; byLanguage: Record<string, Figures> }

/** Right and refused are judged on the small robots, time on the large one. */
export function reportOf(results: readonly Result[]): Report {
  const languages = [...new Set(results.map(({ language }) => language))].toSorted()
  return {
    all: figuresOf(results),
    heldOut: figuresOf(results.filter(({ isHeldOut }) => isHeldOut)),
    byLanguage: Object.fromEntries(
      languages.map((language) => [language, figuresOf(results.filter((one) => one.language === language))]),
    ),
  }
}

export function toTable(report: Report, results: readonly Result[]): string {
  const kinds = [...new Set(results.map(({ kind }) => kind))].toSorted()
  const rows: [string, Figures][] = [
    ['all', report.all],
    ['held out', report.heldOut],
    ...Object.entries(report.byLanguage),
    ...kinds.map((kind): [string, Figures] => [
      `(${kind})`,
      figuresOf(results.filter((one) => one.kind === kind)),
    ]),
  ]
  const head = ['', 'hit@1', 'hit@3', 'unknown refused', 'answerable refused', 'p95 ms']
  const lines = rows.map(([name, f]) => [
    name,
    f.hit1,
    f.hit3,
    f.unknownRefused,
    f.answerableRefused,
    f.p95Ms,
  ])
  return [head, ...lines].map((line) => line.map((cell) => String(cell).padStart(18)).join('')).join('\n')
}

/** The goals that are missed, in words; an empty list is what we want. */
export function missed({ all, heldOut, byLanguage }: Report): string[] {
  const overall = ([name, f]: [string, Figures]) => [
    ...below(name, 'hit@1', f.hit1, goals.all.hit1),
    ...below(name, 'hit@3', f.hit3, goals.all.hit3),
    ...below(name, 'unanswerable refused', f.unknownRefused, goals.all.unknownRefused),
    ...above(name, 'answerable refused', f.answerableRefused, goals.all.answerableRefused),
    ...above(name, 'p95 ms', f.p95Ms, goals.all.p95Ms),
  ]
  const perLanguage = Object.entries(byLanguage).flatMap(([name, f]) => [
    ...below(name, 'hit@1', f.hit1, goals.language.hit1),
    ...below(name, 'hit@3', f.hit3, goals.language.hit3),
  ])
  return [...overall(['all', all]), ...overall(['held out', heldOut]), ...perLanguage]
}

const below = (name: string, what: string, is: number, goal: number) =>
  is < goal ? [`${name}: ${what} is ${is}, wanted at least ${goal}`] : []
const above = (name: string, what: string, is: number, goal: number) =>
  is > goal ? [`${name}: ${what} is ${is}, wanted at most ${goal}`] : []
