import {
  editDraft,
  emptyLeaveDraft,
  sealDraft,
  type LeaveDraft,
  type LeaveField,
} from '@foyer/core/leave-message/draft.ts'
import { leaveProblem } from '@foyer/core/leave-message/words.ts'
import type { SessionStore } from '../../session/store.ts'

/** Every refusal is an object of its own: the same mistake twice leads to its field twice. */
export type Refusal = { problem: NonNullable<ReturnType<typeof leaveProblem>> }

export type LeaveDraftState = {
  draft: LeaveDraft
  refusal: Refusal | undefined
  /** The last try was not stored, as far as anybody knows. */
  hasFailed: boolean
}

const empty: LeaveDraftState = { draft: emptyLeaveDraft, refusal: undefined, hasFailed: false }
const places = { name: 'customerName', content: 'msgContent' } satisfies Record<
  Refusal['problem'],
  LeaveField
>

/** Where a draft is kept while the page is not there. */
export type DraftShelf = { read: () => LeaveDraft; write: (draft: LeaveDraft) => void }

const noShelf: DraftShelf = { read: () => emptyLeaveDraft, write: () => undefined }

/** What is written in the popup. It outlives the popup and the page, and ends when it was left (T-23). */
export function createLeaveDraft(session: SessionStore, newId: () => string, shelf = noShelf) {
  let state = carried({ ...empty, draft: shelf.read() }, session.getSnapshot().leave?.text)
  let isSending = session.getSnapshot().leave?.isSending ?? false
  let isOpen = session.getSnapshot().leave !== undefined
  const listeners = new Set<() => void>()

  function become(next: LeaveDraftState): void {
    if (next.draft !== state.draft) shelf.write(next.draft)
    state = next
    for (const listener of listeners) listener()
  }

  // For as long as the chat lives, as the draft does.
  session.subscribe(() => {
    const { leave } = session.getSnapshot()
    const [wasSending, wasOpen] = [isSending, isOpen]
    isSending = leave?.isSending ?? false
    isOpen = leave !== undefined
    if (leave && !wasOpen) become(carried(state, leave.text))
    if (!wasSending || isSending) return
    become(leave ? { ...state, hasFailed: true } : empty)
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
        refusal: refusal && places[refusal.problem] !== field ? refusal : undefined,
        hasFailed: false,
      })
    },

    /** V-06. */
    submit: (): void => {
      const problem = leaveProblem(state.draft)
      if (problem) {
        become({ ...state, refusal: { problem }, hasFailed: false })
        return session.dispatch({ type: 'leaveRefused', problem })
      }
      const draft = sealDraft(state.draft, newId())
      become({ draft, refusal: undefined, hasFailed: false })
      const { id, ...message } = draft
      session.dispatch({ type: 'leaveSent', id, message })
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
