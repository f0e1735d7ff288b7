import type { LinkProblem } from '@foyer/contract/desk/knowledge-import-limits.ts'
import type { RowContent } from './check-row.ts'
import type { Place } from './linked-document.ts'
import { copyOf, type RowSource, type Target } from './row-target.ts'

/** Documents that a row names, by the ids that they have here. */
export type FoundLinks = {
  related: string[] | undefined
  translationOf: string | undefined
  /** The original by the id that the file has for it. */
  namedOriginal: string | undefined
  /** By the ids of the file. */
  unknown: { docId: string; problem: LinkProblem }[]
}

type Known = { places: ReadonlyMap<string, Place>; idOf: (source: RowSource) => string }

/** Finds the documents that rows name: those of other rows, wherever these are, then those that are stored. */
export function linkTargets(
  targets: readonly Target[],
  robotNo: string,
  { places, idOf }: Known,
): (docId: string, content: RowContent) => FoundLinks {
  const inFile = new Map<string, string>()
  for (const target of targets)
    if ('content' in target && target.content.id !== undefined) inFile.set(target.content.id, target.docId)
  const find = (named: string) => {
    const id = inFile.get(named) ?? (places.has(named) ? named : idOf(copyOf(robotNo, named)))
    return inFile.has(named) || places.has(id) ? id : undefined
  }
  return (docId, { related, translationOf }) => {
    const found = related?.map((named) => {
      const id = find(named)
      return { named, id: id === docId ? undefined : id }
    })
    const original = translationOf ? find(translationOf) : translationOf
    const missing = found?.flatMap(({ named, id }) => (id === undefined ? [named] : [])) ?? []
    if (translationOf && original === undefined) missing.push(translationOf)
    const ids = found?.flatMap(({ id }) => (id === undefined ? [] : [id]))
    return {
      related: ids && [...new Set(ids)],
      translationOf: original,
      namedOriginal: translationOf,
      unknown: [...new Set(missing)].map((named) => ({ docId: named, problem: 'unknownDocument' })),
    }
  }
}
