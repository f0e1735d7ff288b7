import type {
  DocumentChanges,
  DocumentContent,
  DocumentDraft,
} from '@foyer/contract/desk/knowledge-documents.ts'
import { isSame } from '@foyer/core/settings/settings.ts'
import { normalAnswer } from './answer-tree.ts'

/** In the order of the editor. */
export const documentFields = [
  'question',
  'similar',
  'answer',
  'attachments',
  'category',
  'validFrom',
  'validUntil',
  'related',
] as const satisfies readonly (keyof DocumentContent)[]
export type DocumentField = (typeof documentFields)[number]

export function isDocumentField(name: string): name is DocumentField {
  return documentFields.some((field) => field === name)
}

/** Somebody else changed a field while it was edited here. */
export type DocumentConflict = {
  field: DocumentField
  mine: DocumentContent
  theirs: DocumentContent
  adminNick: string
}

export type DocumentDraftState = {
  saved: DocumentContent
  draft: DocumentDraft
  /** Changes that the server has not answered, and those that it has not been told. */
  sent: DocumentChanges
  typed: DocumentChanges
  /** Fields of `typed` that replace what somebody else wrote. */
  insist: readonly DocumentField[]
  conflicts: readonly DocumentConflict[]
}

export type LoadedDraft = Pick<DocumentDraftState, 'saved' | 'draft'>

export function openDocumentDraft({ saved, draft }: LoadedDraft): DocumentDraftState {
  return { saved, draft, sent: {}, typed: {}, insist: [], conflicts: [] }
}

export function hasUnsavedText({ typed }: DocumentDraftState): boolean {
  return Object.keys(typed).length > 0
}

export type DraftSave = { changes: DocumentChanges; insist: readonly DocumentField[] }

/** The next request, if there is something to save and none is under way. */
export function nextSave(
  state: DocumentDraftState,
): { state: DocumentDraftState; save: DraftSave } | undefined {
  if (!hasUnsavedText(state) || Object.keys(state.sent).length > 0) return undefined
  const save = { changes: state.typed, insist: state.insist }
  return { state: { ...state, sent: state.typed, typed: {}, insist: [] }, save }
}

type Answer = { draft: DocumentDraft; conflicts: readonly string[] }

export function saveAnswered(state: DocumentDraftState, { draft, conflicts }: Answer): DocumentDraftState {
  const theirs = withChanges(state.saved, draft.changes)
  const found = conflicts.filter(isDocumentField).map((field): DocumentConflict => ({
    field,
    mine: withChanges(theirs, state.sent),
    theirs,
    adminNick: draft.touched[field]?.adminNick ?? '',
  }))
  const others = state.conflicts.filter(({ field }) => !conflicts.includes(field))
  return { ...state, draft, sent: {}, conflicts: [...others, ...found] }
}

/** Nothing typed is lost: it is sent again with what came later. */
export function saveFailed(state: DocumentDraftState): DocumentDraftState {
  return { ...state, sent: {}, typed: { ...state.sent, ...state.typed } }
}

export function resolveConflict(
  state: DocumentDraftState,
  field: DocumentField,
  keep: 'mine' | 'theirs',
): DocumentDraftState {
  const conflict = state.conflicts.find((one) => one.field === field)
  if (!conflict) return state
  const conflicts = state.conflicts.filter((one) => one !== conflict)
  if (keep === 'theirs') return { ...state, conflicts }
  const mine = { [field]: conflict.mine[field] ?? null }
  return {
    ...state,
    conflicts,
    typed: { ...state.typed, ...mine },
    insist: [...state.insist, field],
  }
}

/** The document as it would be published, with what is typed here. */
export function shownContent({ saved, draft, sent, typed }: DocumentDraftState): DocumentContent {
  return withChanges(saved, { ...draft.changes, ...sent, ...typed })
}

export function changedFields(before: DocumentContent, after: DocumentContent): DocumentField[] {
  return documentFields.filter((field) =>
    field === 'answer'
      ? normalAnswer(before.answer) !== normalAnswer(after.answer)
      : !isSame(before[field], after[field]),
  )
}

/** `null` takes a time away. */
export function withChanges(content: DocumentContent, changes: DocumentChanges): DocumentContent {
  const { validFrom, validUntil, ...rest } = changes
  const { validFrom: from = null, validUntil: until = null, ...before } = content
  const [nextFrom, nextUntil] = [
    validFrom === undefined ? from : validFrom,
    validUntil === undefined ? until : validUntil,
  ]
  return {
    ...before,
    ...definedOf(rest),
    ...(nextFrom !== null && { validFrom: nextFrom }),
    ...(nextUntil !== null && { validUntil: nextUntil }),
  }
}

type Rest = Omit<DocumentContent, 'validFrom' | 'validUntil'>

function definedOf(changes: Partial<Record<keyof Rest, unknown>>): Partial<Rest> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
}
