import { knowledgeLimits } from '@foyer/contract/desk/knowledge-limits.ts'
import { textLimits } from '@foyer/contract/text-limits.ts'

/** Phrasings with those of a typed or pasted text: one for each line, each once, as many as a document may have. */
export function addPhrasings(present: readonly string[], text: string): string[] {
  const lines = text.split(/\r\n|[\n\r]/).map((line) => line.trim().slice(0, textLimits.message))
  return [...new Set([...present, ...lines.filter((line) => line !== '')])].slice(
    0,
    Math.max(knowledgeLimits.phrasings, present.length),
  )
}
