import { createStore } from '@foyer/client/store.ts'
import type { TicketFile } from '@foyer/contract/tickets/parts.ts'
import {
  attachFiles,
  editDraft,
  emptyLeaveDraft,
  sealDraft,
  type LeaveDraft,
  type LeaveField,
} from '../../rules/leave-message/draft.ts'
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

/** Storage of a draft between page loads. */
export type DraftShelf = { read: () => LeaveDraft; write: (draft: LeaveDraft) => void }

const noShelf: DraftShelf = { read: () => emptyLeaveDraft, write: () => undefined }

/** The files of the message, which have a store of their own. */
type AttachedFiles = { get: () => { uploads: readonly unknown[] }; clear: () => void }
type OpenFiles = (
  files: readonly TicketFile[],
  onFiles: (files: readonly TicketFile[]) => void,
) => AttachedFiles

const noFiles: OpenFiles = () => ({ get: () => ({ uploads: [] }), clear: () => undefined })

/** Draft of the popup. It survives closing the popup and a reload, until the visitor sends it (T-23). */
export function createLeaveDraft(
  session: SessionStore,
  newId: () => string,
  shelf = noShelf,
  openFiles = noFiles,
) {
  const state = createStore(carried({ ...empty, draft: shelf.read() }, session.get().leave?.text))
  let isSending = session.get().leave?.isSending ?? false
  let isOpen = session.get().leave !== undefined

  function setState(next: LeaveDraftState): void {
    if (next.draft !== state.get().draft) shelf.write(next.draft)
    state.set(next)
  }

  const files = openFiles(state.get().draft.fileList, (fileList) =>
    setState({ ...state.get(), draft: attachFiles(state.get().draft, fileList), hasFailed: false }),
  )

  function reset(): void {
    files.clear()
    setState(empty)
  }

  // For as long as the chat lives, as the draft does.
  session.subscribe(() => {
    const { leave } = session.get()
    const [wasSending, wasOpen] = [isSending, isOpen]
    isSending = leave?.isSending ?? false
    isOpen = leave !== undefined
    if (leave && !wasOpen) setState(carried(state.get(), leave.text))
    if (!wasSending || isSending) return
    if (leave) return setState({ ...state.get(), hasFailed: true })
    reset()
  })

  return {
    get: state.get,
    subscribe: state.subscribe,

    edit: (field: LeaveField, text: string): void => {
      const { refusal } = state.get()
      setState({
        draft: editDraft(state.get().draft, field, text),
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
      const problem = leaveProblem(state.get().draft, contactRuleOf(session.get().channel))
      if (problem) {
        setState({ ...state.get(), refusal: { problem }, hasFailed: false })
        return session.dispatch({ type: 'leaveRefused', problem })
      }
      if (files.get().uploads.length > 0) return session.dispatch({ type: 'leaveRefused', problem: 'files' })
      const draft = sealDraft(state.get().draft, newId())
      setState({ draft, refusal: undefined, hasFailed: false })
      const { id, fileList, ...words } = draft
      session.dispatch({ type: 'leaveSent', id, message: { ...words, fileList: [...fileList] } })
    },

    /** Closing is no answer: what is on its way keeps its words and its id, so that it can be sent again safely. */
    dismiss: (): void => {
      isSending = false
      setState({ draft: state.get().draft, refusal: undefined, hasFailed: false })
      session.dispatch({ type: 'leaveDismissed' })
    },
  }
}

/** Text typed in the chat becomes the message, unless the draft already has text. */
function carried(state: LeaveDraftState, text = ''): LeaveDraftState {
  const { draft } = state
  return text === '' || draft.msgContent ? state : { ...state, draft: editDraft(draft, 'msgContent', text) }
}

export type LeaveDraftStore = ReturnType<typeof createLeaveDraft>
