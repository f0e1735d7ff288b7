import { createStore } from '@foyer/client/store.ts'
import type { DialogueProblem, readDialogue } from '@foyer/contract/desk/dialogues.ts'
import type { DialogueStatus } from '@foyer/contract/desk/dialogue-words.ts'
import type { OutputOf } from '@foyer/contract/endpoint.ts'
import type { Dialogue } from '@foyer/contract/robot/dialogue/dialogue.ts'
import { draftTiming } from '@foyer/core/timing.ts'
import type { Desk } from '../../../live/create-desk.ts'
import { changed, opened, redone, undone, type Undoable } from '../../../rules/dialogues/undo.ts'

/** `stale`: a colleague saved meanwhile, and a person decides. */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'refused' | 'stale'

export type DialogueDraftState = Undoable<Dialogue> & {
  revision: number
  version: number
  status: DialogueStatus
  isChanged: boolean
  problems: readonly DialogueProblem[]
  saveState: SaveState
  /** Rises when the dialogue changes otherwise than by the forms: they are drawn anew then. */
  epoch: number
}

export type DialogueRef = { robotNo: string; dialogueId: string }
type Client = Pick<Desk['client'], 'readDialogue' | 'saveDialogueDraft'>
type Read = OutputOf<typeof readDialogue>

const { saveAfterMs, retryAfterMs } = draftTiming

function fromRead({ dialogue, revision, version, status, isChanged, problems }: Read) {
  return { ...opened(dialogue), revision, version, status, isChanged, problems, saveState: 'saved' as const }
}

/** The draft of a dialogue in one editor: shows changes at once and saves the whole after a pause. */
export function createDialogueDraft(client: Client, ref: DialogueRef, read: Read) {
  const store = createStore<DialogueDraftState>({ ...fromRead(read), epoch: 0 })
  let timer: ReturnType<typeof setTimeout> | undefined
  let saving: Promise<void> | undefined
  let group = ''

  const change = (next: Partial<DialogueDraftState>): void => store.set({ ...store.get(), ...next })

  function saveIn(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void save(), ms)
  }

  async function save(): Promise<void> {
    clearTimeout(timer)
    while (saving) await saving
    const { saveState } = store.get()
    if (saveState !== 'unsaved' && saveState !== 'failed') return
    saving = send()
    await saving
    saving = undefined
  }

  async function send(): Promise<void> {
    const { present, revision } = store.get()
    change({ saveState: 'saving' })
    const answer = await client.saveDialogueDraft({ ...ref, revision, dialogue: present })
    const isNewer = store.get().present !== present
    if (answer.ok) {
      change({ ...answer.data, saveState: isNewer ? 'unsaved' : 'saved' })
      if (isNewer) saveIn(saveAfterMs)
    } else if (answer.kind === 'refused') {
      change({ saveState: answer.error === 'object.stale' ? 'stale' : 'refused' })
    } else {
      change({ saveState: 'failed' })
      saveIn(retryAfterMs)
    }
  }

  function put(next: Undoable<Dialogue>, more: Partial<DialogueDraftState> = {}): void {
    const { saveState } = store.get()
    // While something is being saved its answer finds the newer one; a conflict is decided first.
    const isHeld = saveState === 'stale' || saveState === 'saving'
    change({ ...next, ...more, ...(!isHeld && { saveState: 'unsaved' }) })
    if (!isHeld) saveIn(saveAfterMs)
  }

  function travel(next: Undoable<Dialogue> | undefined): void {
    group = ''
    if (next) put(next, { epoch: store.get().epoch + 1 })
  }

  async function reload(): Promise<boolean> {
    const answer = await client.readDialogue(ref)
    if (!answer.ok) return false
    group = ''
    change({ ...fromRead(answer.data), epoch: store.get().epoch + 1 })
    return true
  }

  return {
    ref,
    get: store.get,
    subscribe: store.subscribe,
    /** Changes with the same name in a row are undone together. */
    edit: (make: (dialogue: Dialogue) => Dialogue, name = ''): void => {
      const isSame = name !== '' && name === group
      group = name
      put(changed(store.get(), make(store.get().present), isSame))
    },
    undo: (): void => travel(undone(store.get())),
    redo: (): void => travel(redone(store.get())),
    /** True once everything is saved. */
    flush: async (): Promise<boolean> => {
      await save()
      return store.get().saveState === 'saved'
    },
    reload,
    /** Overwrites what the colleague has saved. */
    keepMine: async (): Promise<void> => {
      const answer = await client.readDialogue(ref)
      if (!answer.ok) return
      const { revision, version, status } = answer.data
      change({ revision, version, status, saveState: 'unsaved' })
      await save()
    },
  }
}

export type DialogueDraft = ReturnType<typeof createDialogueDraft>
