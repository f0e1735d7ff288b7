import { openVariables } from '../canned/variables.ts'
import type { FindWords } from '@foyer/core/words/find-words.ts'

/** Something in a reply that its writer should look at before it is sent. */
export type Concern = {
  kind: 'variable' | 'warned' | 'withheld'
  name: string
  start: number
  end: number
}

export function checkReply(text: string, findWords: FindWords): Concern[] {
  const open = openVariables(text).map((variable) => ({ kind: 'variable', ...variable }) as const)
  const words = findWords(text).map(
    ({ word, isWithheld, start, end }) =>
      ({ kind: isWithheld ? 'withheld' : 'warned', name: word, start, end }) as const,
  )
  return [...open, ...words].toSorted((a, b) => a.start - b.start || b.end - a.end)
}

export type Run = { text: string; concern?: Concern }

/** The text in pieces, each with what is to be looked at in it. Where two overlap, the first one counts. */
export function runsOf(text: string, concerns: readonly Concern[]): Run[] {
  const runs: Run[] = []
  let at = 0
  for (const concern of concerns) {
    if (concern.start < at) continue
    if (concern.start > at) runs.push({ text: text.slice(at, concern.start) })
    runs.push({ text: text.slice(concern.start, concern.end), concern })
    at = concern.end
  }
  if (at < text.length) runs.push({ text: text.slice(at) })
  return runs
}
