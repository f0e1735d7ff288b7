import { createStore } from '@foyer/client/store.ts'
import type {
  DocumentChanges,
  readDocument,
  watchDocument,
} from '@foyer/contract/desk/knowledge-documents.ts'
import type { OutputOf } from '@foyer/contract/endpoint.ts'
import { draftTiming } from '@foyer/core/timing.ts'
import type { Desk } from '../../../live/create-desk.ts'
import {
  hasUnsavedText,
  nextSave,
  openDocumentDraft,
  resolveConflict,
  saveAnswered,
  saveFailed,
  type DocumentDraftState,
  type DocumentField,
  type DraftSave,
} from '../../../rules/knowledge/document-draft.ts'

export type DocumentRead = OutputOf<typeof readDocument>
export type DocumentEditors = OutputOf<typeof watchDocument>['editors']
/** `failed`: it will be tried again. `refused`: the server does not take it; the next change tries again. */
export type DocumentSaveState = 'saved' | 'saving' | 'failed' | 'refused'

export type OpenDocument = DocumentDraftState &
  Omit<DocumentRead, 'saved' | 'draft'> & { saveState: DocumentSaveState; editors: DocumentEditors }

type Client = Pick<Desk['client'], 'readDocument' | 'saveDocumentDraft' | 'watchDocument'>

const { saveAfterMs, retryAfterMs, watchMs } = draftTiming

/**
 * The draft of a document in one editor: shows changes at once, saves them after a pause, and follows what colleagues
 * save. A save that did not reach the server is repeated, even after the editor is closed.
 */
export function createDocumentDraft(client: Client, { saved, draft, ...facts }: DocumentRead) {
  const { docId } = facts
  const store = createStore<OpenDocument>({
    ...openDocumentDraft({ saved, draft }),
    ...facts,
    saveState: 'saved',
    editors: [],
  })
  let saving: Promise<void> | undefined
  let saveTimer: ReturnType<typeof setTimeout> | undefined
  let watchTimer: ReturnType<typeof setTimeout> | undefined
  let isClosed = false
  let isReopened = false

  const change = (next: Partial<OpenDocument>): void => store.set({ ...store.get(), ...next })

  function saveIn(ms: number): void {
    clearTimeout(saveTimer)
    saveTimer = setTimeout(() => void save(), ms)
  }

  async function save(): Promise<void> {
    clearTimeout(saveTimer)
    // Another one that waited may have begun meanwhile.
    while (saving) await saving
    const next = nextSave(store.get())
    if (!next) return
    saving = send(next.state, next.save)
    await saving
    saving = undefined
    const { saveState } = store.get()
    if (hasUnsavedText(store.get()) && saveState !== 'refused')
      saveIn(saveState === 'failed' ? retryAfterMs : saveAfterMs)
  }

  async function send(state: DocumentDraftState, { changes, insist }: DraftSave): Promise<void> {
    change({ ...state, saveState: 'saving' })
    const { revision } = state.draft
    const answer = await client.saveDocumentDraft({ docId, revision, changes, insist: [...insist] })
    if (answer.ok) return change({ ...saveAnswered(store.get(), answer.data), saveState: 'saved' })
    const saveState = answer.kind === 'refused' ? 'refused' : 'failed'
    return change({ ...saveFailed(store.get()), insist, saveState })
  }

  async function reload(): Promise<void> {
    const answer = await client.readDocument({ docId })
    // A save that was answered meanwhile is newer than what was read.
    if (answer.ok && answer.data.draft.revision >= store.get().draft.revision) change(answer.data)
  }

  async function watch(): Promise<void> {
    const answer = await client.watchDocument({ docId })
    if (isClosed) return
    if (answer.ok) {
      const { editors, version, revision } = answer.data
      change({ editors })
      const seen = store.get()
      // While something is being saved its answer brings the newest draft.
      if (!saving && (version !== seen.version || revision !== seen.draft.revision)) await reload()
    }
    if (!isClosed) watchTimer = setTimeout(() => void watch(), watchMs)
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    /** Starts following colleagues; answers how to stop. What is typed is saved then. */
    open: (): (() => void) => {
      isClosed = false
      // Data outside the draft may have changed while other pages were open: translations, usage.
      if (isReopened) void reload()
      isReopened = true
      void watch()
      return () => {
        void save()
        isClosed = true
        clearTimeout(watchTimer)
      }
    },
    set: (changes: DocumentChanges): void => {
      change({ typed: { ...store.get().typed, ...changes } })
      saveIn(saveAfterMs)
    },
    resolve: (field: DocumentField, keep: 'mine' | 'theirs'): void => {
      change(resolveConflict(store.get(), field, keep))
      saveIn(0)
    },
    /** Saves what is typed. `undecided`: a colleague changed the same, and the dialog of the conflicts is open. */
    flush: async (): Promise<'saved' | 'failed' | 'undecided'> => {
      await save()
      const state = store.get()
      if (state.conflicts.length > 0) return 'undecided'
      return hasUnsavedText(state) ? 'failed' : 'saved'
    },
    reload,
  }
}

export type DocumentDraftStore = ReturnType<typeof createDocumentDraft>
