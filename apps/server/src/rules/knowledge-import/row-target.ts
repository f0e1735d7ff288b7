import type { ImportReason } from '@foyer/contract/desk/knowledge-import-limits.ts'
import type { RowContent } from './check-row.ts'
import type { LinkedDocument } from './linked-document.ts'

/** Source of a document's id if its row has none, or one that a document of another robot has. */
export type RowSource = { robotNo: string; language: string; from: string }

export type KnownDocuments = {
  /** Documents with the ids of rows, of any robot. */
  byId: ReadonlyMap<string, LinkedDocument>
  /** Documents of this robot by `questionKey`. */
  byQuestion: ReadonlyMap<string, readonly LinkedDocument[]>
  idOf: (source: RowSource) => string
}

type Settings = { robotNo: string; language: string }
export type Target =
  | { docId: string; before: LinkedDocument | undefined; content: RowContent }
  | { docId: string; reason: ImportReason }

/** The document that each row is about. Only the first row about a document counts. */
export function rowTargets(
  contents: readonly (RowContent | ImportReason)[],
  settings: Settings,
  known: KnownDocuments,
): Target[] {
  const seen = new Set<string>()
  return contents.map((content) => {
    if (typeof content === 'string') return { docId: '', reason: content }
    const docId = targetOf(content, settings, known)
    if (seen.has(docId)) return { docId, reason: 'repeated' }
    seen.add(docId)
    const before = known.byId.get(docId)
    if (before && before.robotNo !== settings.robotNo) return { docId: '', reason: 'otherRobot' }
    const reason = before && emptied(before, content)
    return reason ? { docId, reason } : { docId, before, content }
  })
}

/** The same question in the same language. */
export function questionKey(language: string, question: string): string {
  return JSON.stringify([language.toLowerCase(), plainQuestion(question)])
}

/** A question however it is spaced and capitalised. */
export function plainQuestion(question: string): string {
  return question.trim().toLowerCase().replaceAll(/\s+/g, ' ')
}

/** Source of the id of a copy. Rows without an id always have a language, so none of theirs is the same. */
export function copyOf(robotNo: string, id: string): RowSource {
  return { robotNo, language: '', from: id }
}

/** The id of a row, else the derived one, or that of the one document with its question. */
function targetOf(
  content: RowContent,
  { robotNo, language: usual }: Settings,
  { byId, byQuestion, idOf }: KnownDocuments,
): string {
  const { id, source, language = usual } = content
  // What belongs to another robot is not taken from it, but copied.
  const isFree = id !== undefined && (byId.get(id)?.robotNo ?? robotNo) === robotNo
  if (isFree) return id
  const key = questionKey(language, content.question)
  const derived = idOf(
    id === undefined ? { robotNo, language, from: source === '' ? key : source } : copyOf(robotNo, id),
  )
  // The title of a page is no question of somebody else.
  const isAsked = (id !== undefined || source === '') && content.question !== ''
  const same = isAsked && !byId.has(derived) ? (byQuestion.get(key) ?? []) : []
  const [only] = same
  return only && same.length === 1 ? only.docId : derived
}

/** A row of a document that was only begun takes no text away from one that has it. */
function emptied(before: LinkedDocument, { question, answer }: RowContent): ImportReason | undefined {
  if (question === '' && before.question !== '') return 'noQuestion'
  return answer === '' && before.answer !== '' ? 'noAnswer' : undefined
}
