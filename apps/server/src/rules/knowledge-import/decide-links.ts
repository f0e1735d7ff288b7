import type { LinkProblem } from '@foyer/contract/desk/knowledge-import-limits.ts'
import type { Place } from './linked-document.ts'
import { originalsOf } from './originals-of.ts'

/** A document of a file, and the one that it is a translation of: '' for none, undefined for the one that it was. */
export type LinkedRow = {
  docId: string
  language: string
  translationOf: string | undefined
  /** Its link may not change. */
  isFixed: boolean
}

/** The new original, null for none; undefined when the link stays as it is. */
export type LinkDecision = { original?: string | null; problem?: LinkProblem }

/**
 * Links between languages. Every id is of a document that is stored or in the file. A translation of a translation is one of
 * its original. A language has one version of a document: of several rows the first.
 */
export function decideLinks(
  rows: readonly LinkedRow[],
  places: ReadonlyMap<string, Place>,
): Map<string, LinkDecision> {
  const stored = (docId: string) => places.get(docId)?.original ?? docId
  const members = Map.groupBy(places.keys(), stored)
  const asking = rows.filter(({ isFixed, translationOf }) => !isFixed && translationOf !== undefined)
  const originalOf = originalsOf(asking, staying(asking, members, stored))
  const wanted = rows.map((row) => ({ row, original: wantedOf(row, stored, originalOf) }))
  const moving = wanted.filter(({ row, original }) => {
    if (row.translationOf === undefined) return false
    const before = stored(row.docId)
    // The same documents are together as before, whichever of them counts as the original.
    return stored(original) !== before || originalOf(before) !== original
  })
  const free = moving.filter(({ row }) => !row.isFixed)
  const moved = new Set(free.map(({ row }) => row.docId))

  const taken = new Map<string, Set<string>>()
  const languagesAt = (original: string) => {
    const languages = taken.get(original) ?? new Set<string>()
    taken.set(original, languages)
    return languages
  }
  const own = new Map(rows.map(({ docId, language }) => [docId, language]))
  for (const [docId, { language }] of places)
    if (!moved.has(docId)) languagesAt(originalOf(docId)).add(own.get(docId) ?? language)
  for (const { row, original } of wanted) if (original === row.docId) languagesAt(original).add(row.language)

  const decisions = new Map<string, LinkDecision>()
  for (const { row, original } of moving) {
    const { docId, language, isFixed } = row
    const alone = (members.get(stored(docId))?.length ?? 1) > 1 ? { original: null } : {}
    if (isFixed) decisions.set(docId, { original })
    else if (original === docId) decisions.set(docId, alone)
    else if (languagesAt(original).has(language)) decisions.set(docId, { ...alone, problem: 'languageTaken' })
    else {
      languagesAt(original).add(language)
      decisions.set(docId, { original })
    }
  }
  return decisions
}

/** The original of a document that asks for nothing. If the stored one leaves, it is the first of those that stay. */
function staying(
  asking: readonly LinkedRow[],
  members: ReadonlyMap<string, readonly string[]>,
  stored: OriginalOf,
): OriginalOf {
  const asked = new Set(asking.map(({ docId }) => docId))
  const next = originalsOf(asking, stored)
  return (docId) => {
    const original = stored(docId)
    const following = next(original)
    if (stored(following) === original) return following
    const left = members.get(original)?.filter((member) => !asked.has(member)) ?? []
    return left.reduce((one, other) => (other < one ? other : one), docId)
  }
}

type OriginalOf = (docId: string) => string

function wantedOf({ docId, translationOf }: LinkedRow, stored: OriginalOf, originalOf: OriginalOf): string {
  if (translationOf === undefined) return stored(docId)
  return translationOf === '' ? docId : originalOf(translationOf)
}
