import { rules } from './prompt.ts'

/** Shorter runs of words are anybody's. */
const shortest = 40

/** Whether an answer repeats what was said to the model alone. */
export function echoesPrompt(answer: string, mark: string): boolean {
  if (answer.includes(mark)) return true
  const said = wordsOf(answer)
  return sentences.some((sentence) => said.includes(sentence))
}

const sentences = rules
  .flatMap((rule) => rule.split(/(?<=[.:])\s/))
  .map(wordsOf)
  .filter((sentence) => sentence.length >= shortest)

function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
