import type { Verdict } from './judge.ts'
import type { Requirement } from './parse-requirements.ts'

export function printTable(requirements: Requirement[], verdicts: Verdict[]): void {
  const texts = new Map(requirements.map(({ id, text }) => [id, text]))
  for (const { id, status, tests } of verdicts) {
    console.log(`${id}  ${status.padEnd(4)}  ${shorten(texts.get(id) ?? '', 90)}`)
    for (const { file, title, outcome } of tests) {
      console.log(
        `${' '.repeat(12)}${outcome === 'passed' ? '' : `${outcome.toUpperCase()} `}${file} > ${title}`,
      )
    }
  }
  const count = (wanted: string) => verdicts.filter(({ status }) => status === wanted).length
  console.log(
    `\n${verdicts.length} requirements: ${count('pass')} pass, ${count('fail')} fail, ${count('none')} none`,
  )
}

function shorten(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`
}
