import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { businessesFolder, loadMarkets } from './load-data.ts'

/** Writes apps/server/src/rules/robot/calibration/foreign-questions.ts: some questions of each business, by language. */
const each = 40
const byLanguage = Map.groupBy(loadMarkets(businessesFolder), ({ language }) => language)
const lists = [...byLanguage.keys()].toSorted().map((language) => {
  const markets = byLanguage.get(language) ?? []
  const all = markets.flatMap(({ questions }) => questions.filter(({ docId }) => docId !== null))
  const chosen = all.filter((_, at) => at % Math.ceil(all.length / each) === 0)
  return `  ${language}: [\n${chosen.map(({ q }) => `    ${JSON.stringify(q)},`).join('\n')}\n  ],`
})
const file = join(import.meta.dirname, '../../apps/server/src/rules/robot/calibration/foreign-questions.ts')
writeFileSync(
  file,
  `/** Questions of customers of other businesses. Written by tests/robot-eval/foreign.ts; not to be edited by hand. */
const questions: Readonly<Record<string, readonly string[]>> = {
${lists.join('\n')}
}

/** Questions that a knowledge base should not answer, in its language; none for a language without any. */
export function foreignQuestions(language: string): readonly string[] {
  return questions[language === 'tw' ? 'zh' : language] ?? []
}
`,
)
