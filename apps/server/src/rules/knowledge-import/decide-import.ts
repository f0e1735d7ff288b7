import type {
  ImportOutcome,
  ImportReason,
  LinkProblem,
} from '@foyer/contract/desk/knowledge-import-limits.ts'
import type { Draft } from '../settings/merge-draft.ts'
import type { RowContent } from './check-row.ts'
import { decideLinks, type LinkDecision, type LinkedRow } from './decide-links.ts'
import { decideRow, type Written } from './decide-row.ts'
import type { Place } from './linked-document.ts'
import type { MergeSettings } from './merge-row.ts'
import { linkTargets, type FoundLinks } from './link-targets.ts'
import { rowTargets, type KnownDocuments, type Target } from './row-target.ts'

export type CheckedRow = { line: number; name: string; content: RowContent | ImportReason }

export type ImportResult = {
  line: number
  docId: string
  name: string
  outcome: ImportOutcome
  reason?: ImportReason
  /** By the ids of the file. */
  notLinked?: { docId: string; problem: LinkProblem }[]
}

export type ImportSettings = MergeSettings & {
  /** Who imports. */
  agentId: number
}

export type Known = KnownDocuments & {
  /** Where documents of this robot are, if rows or documents of rows name them. */
  places: ReadonlyMap<string, Place>
  drafts: ReadonlyMap<string, Draft>
}

export type Decided = Written & {
  result: ImportResult
  /** The document that it becomes a translation of; null: of none any longer. */
  original?: string | null
}

/** Result of an import for each row, in their order. */
export function decideImport(rows: readonly CheckedRow[], settings: ImportSettings, known: Known): Decided[] {
  const contents = rows.map(({ content }) => content)
  const targets = rowTargets(contents, settings, known)
  const linksOf = linkTargets(targets, settings.robotNo, known)
  const read = targets.map((target) => readRow(target, linksOf, settings, known))
  const linked = read.flatMap((one) => ('link' in one ? [one.link] : []))
  const links = decideLinks(linked, known.places)
  return rows.flatMap(({ line, name }, at) => {
    const one = read[at]
    if (!one) return []
    if ('reason' in one) return [refused({ line, name, docId: one.docId }, one.reason)]
    const { docId } = one.link
    return [decided({ line, name, docId }, one, links.get(docId) ?? {})]
  })
}

type Row = { isNew: boolean; written: Written; found: FoundLinks; link: LinkedRow }
type ReadRow = { docId: string; reason: ImportReason } | Row
type LinksOf = ReturnType<typeof linkTargets>

function readRow(target: Target, linksOf: LinksOf, settings: ImportSettings, known: Known): ReadRow {
  if ('reason' in target) return target
  const { docId, before, content } = target
  const found = linksOf(docId, content)
  const row = { docId, before, content: { ...content, related: found.related } }
  const written = decideRow(row, settings, known.drafts.get(docId))
  if (typeof written === 'string') return { docId, reason: written }
  const language = content.language ?? before?.language ?? settings.language
  const isFixed = settings.as === 'drafts' && before?.isPublished === true
  const link = { docId, language, translationOf: found.translationOf, isFixed }
  return { isNew: !before, written, found, link }
}

type Named = Pick<ImportResult, 'line' | 'name' | 'docId'>

function refused(row: Named, reason: ImportReason): Decided {
  return { result: { ...row, outcome: 'refused', reason } }
}

function decided(
  row: Named,
  { isNew, written, found, link }: Row,
  { original, problem }: LinkDecision,
): Decided {
  const isRelinked = original !== undefined
  if (link.isFixed && isRelinked) return refused(row, 'published')
  const notLinked = [...found.unknown]
  if (problem) notLinked.push({ docId: found.namedOriginal ?? '', problem })
  const isChanged = isRelinked || written.document !== undefined || written.draft !== undefined
  const outcome = isNew ? 'added' : isChanged ? 'changed' : 'unchanged'
  const result: ImportResult = { ...row, outcome, ...(notLinked.length > 0 && { notLinked }) }
  return { ...written, result, ...(isRelinked && { original }) }
}
