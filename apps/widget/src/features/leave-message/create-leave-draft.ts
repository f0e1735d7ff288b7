import type { TicketFile } from '@foyer/contract/tickets/parts.ts'
import {
  attachFiles,
  editDraft,
  emptyLeaveDraft,
  sealDraft,
  type LeaveDraft,
  type LeaveField,
} from '@foyer/core/leave-message/draft.ts'
import { contactRuleOf, leaveProblem, type LeaveProblem } from '@foyer/core/leave-message/words.ts'
import type { SessionStore } from '../../session/store.ts'

/** Every refusal is an object of its own: the same mistake twice leads to its field twice. */
export type Refusal = { problem: LeaveProblem }

export type LeaveDraftState = {
  draft: LeaveDraft
  refusal: Refusal | undefined
  /** The last try was not stored, as far as anybody knows. */
  hasFailed: boolean
}

const empty: LeaveDraftState = { draft: emptyLeaveDraft, refusal: undefined, hasFailed: false }
/** The fields that mend what is wrong; the first of them shows it. */
export const places: { [P in LeaveProblem]: readonly LeaveField[] } = {
  name: ['customerName'],
  content: ['msgContent'],
  contact: ['customerPhone', 'customerEmail'],
  phone: ['customerPhone'],
  email: ['customerEmail'],
}

/** Where a draft is kept while the page is not there. */
export type DraftShelf = { read: () => LeaveDraft; write: (draft: LeaveDraft) => void }

const noShelf: DraftShelf = { read: () => emptyLeaveDraft, write: () => undefined }

/** The files of the message, which have a store of their own. */
type AttachedFiles = { getSnapshot: () => { uploads: readonly unknown[] }; clear: () => void }
type OpenFiles = (
  files: readonly TicketFile[],
  onFiles: (files: readonly TicketFile[]) => void,
) => AttachedFiles

const noFiles: OpenFiles = () => ({ getSnapshot: () => ({ uploads: [] }), clear: () => undefined })

/** What is written in the popup. It outlives the popup and the page, and ends when it was left (T-23). */
export function createLeaveDraft(
  session: SessionStore,
  newId: () => string,
  shelf = noShelf,
  openFiles = noFiles,
) {
  let state = carried({ ...empty, draft: shelf.read() }, session.getSnapshot().leave?.text)
  let isSending = session.getSnapshot().leave?.isSending ?? false
  let isOpen = session.getSnapshot().leave !== undefined
  const listeners = new Set<() => void>()

  function become(next: LeaveDraftState): void {
    if (next.draft !== state.draft) shelf.write(next.draft)
    state = next
    for (const listener of listeners) listener()
  }

  const files = openFiles(state.draft.fileList, (fileList) =>
    become({ ...state, draft: attachFiles(state.draft, fileList), hasFailed: false }),
  )

  function reset(): void {
    files.clear()
    become(empty)
  }

  // For as long as the chat lives, as the draft does.
  session.subscribe(() => {
    const { leave } = session.getSnapshot()
    const [wasSending, wasOpen] = [isSending, isOpen]
    isSending = leave?.isSending ?? false
    isOpen = leave !== undefined
    if (leave && !wasOpen) become(carried(state, leave.text))
    if (!wasSending || isSending) return
    if (leave) return become({ ...state, hasFailed: true })
    reset()
  })

  return {
    getSnapshot: (): LeaveDraftState => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    edit: (field: LeaveField, text: string): void => {
      const { refusal } = state
      become({
        draft: editDraft(state.draft, field, text),
        refusal: refusal && !places[refusal.problem].includes(field) ? refusal : undefined,
        hasFailed: false,
      })
    },

    /** S-29: choosing to write begins anew; a message on its way keeps its text. */
    clear: (): void => {
      if (!isSending) reset()
    },

    /** V-06, and the contact where the channel asks for one. */
    submit: (): void => {
      const problem = leaveProblem(state.draft, contactRuleOf(session.getSnapshot().channel))
      if (problem) {
        become({ ...state, refusal: { problem }, hasFailed: false })
        return session.dispatch({ type: 'leaveRefused', problem })
      }
      if (files.getSnapshot().uploads.length > 0)
        return session.dispatch({ type: 'leaveRefused', problem: 'files' })
      const draft = sealDraft(state.draft, newId())
      become({ draft, refusal: undefined, hasFailed: false })
      const { id, fileList, ...words } = draft
      session.dispatch({ type: 'leaveSent', id, message: { ...words, fileList: [...fileList] } })
    },

    /** Closing is no answer: what is on its way keeps its words and its id, so that it can be sent again safely. */
    dismiss: (): void => {
      isSending = false
      become({ draft: state.draft, refusal: undefined, hasFailed: false })
      session.dispatch({ type: 'leaveDismissed' })
    },
  }
}

/** What was typed in the chat begins the message, unless another one is being written. */
function carried(state: LeaveDraftState, text = ''): LeaveDraftState {
  const { draft } = state
  return text === '' || draft.msgContent ? state : { ...state, draft: editDraft(draft, 'msgContent', text) }
}

export type LeaveDraftStore = ReturnType<typeof createLeaveDraft>
