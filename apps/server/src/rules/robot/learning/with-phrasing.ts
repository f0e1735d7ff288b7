import { knowledgeLimits } from '@foyer/contract/desk/knowledge-limits.ts'
import { normalise } from '../text/normalise.ts'

type Asked = { question: string; similar: readonly string[] }

/** Whether a document has a phrasing already, however it is spelled. */
export function hasPhrasing({ question, similar }: Asked, phrasing: string): boolean {
  const key = normalise(phrasing)
  return [question, ...similar].some((one) => normalise(one) === key)
}

/** The phrasings of a document with another one. Undefined: there is no room. */
export function withPhrasing(document: Asked, phrasing: string): string[] | undefined {
  if (hasPhrasing(document, phrasing)) return [...document.similar]
  if (document.similar.length >= knowledgeLimits.phrasings) return undefined
  return [...document.similar, phrasing]
}

/** The phrasings of a document without one. */
export function withoutPhrasing({ similar }: Asked, phrasing: string): string[] {
  const key = normalise(phrasing)
  return similar.filter((one) => normalise(one) !== key)
}
