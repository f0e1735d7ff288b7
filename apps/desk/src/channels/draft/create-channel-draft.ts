import { createStore } from '@foyer/client/store.ts'
import type { SettingKey, WireChannelChanges } from '@foyer/contract/settings/channel-settings.ts'
import type { OutputOf } from '@foyer/contract/endpoint.ts'
import type { readChannelDraft, watchChannelDraft } from '@foyer/contract/desk/channel-drafts.ts'
import { draftTiming } from '@foyer/core/timing.ts'
import type { Desk } from '../../live/create-desk.ts'
import {
  hasUnsaved,
  isBehind,
  openDraft,
  refreshDraft,
  resolveConflict,
  saveAnswered,
  saveFailed,
  sendDraft,
  typeDraft,
  type DraftState,
} from '../../rules/channels/draft-state.ts'

/** `failed`: it will be tried again. `refused`: the server does not take it; the next change tries again. */
export type SaveState = 'saved' | 'saving' | 'failed' | 'refused'
export type Editors = OutputOf<typeof watchChannelDraft>['editors']

export type OpenDraft = DraftState & {
  channelId: string
  name: string
  isArchived: boolean
  version: number
  saveState: SaveState
  editors: Editors
}

type Client = Pick<Desk['client'], 'readChannelDraft' | 'saveChannelDraft' | 'watchChannelDraft'>
type Read = OutputOf<typeof readChannelDraft>

const { saveAfterMs, retryAfterMs, watchMs } = draftTiming

/**
 * The draft of a channel in one editor: shows changes at once, saves them after a pause, and follows what colleagues
 * save. A save that did not reach the server is repeated, even after the editor is closed.
 */
export function createChannelDraft(
  client: Client,
  channelId: string,
  { name, isArchived, version, ...read }: Read,
) {
  const store = createStore<OpenDraft>({
    ...openDraft(read),
    channelId,
    name,
    isArchived,
    version,
    saveState: 'saved',
    editors: [],
  })
  let saving: Promise<void> | undefined
  let saveTimer: ReturnType<typeof setTimeout> | undefined
  let watchTimer: ReturnType<typeof setTimeout> | undefined
  let isClosed = false

  const change = (next: Partial<OpenDraft>): void => store.set({ ...store.get(), ...next })

  function saveIn(ms: number): void {
    clearTimeout(saveTimer)
    saveTimer = setTimeout(() => void save(), ms)
  }

  async function save(): Promise<void> {
    clearTimeout(saveTimer)
    // Another one that waited may have begun meanwhile.
    while (saving) await saving
    const next = sendDraft(store.get())
    if (!next) return
    saving = send(next.state, next.save)
    await saving
    saving = undefined
    const { saveState } = store.get()
    if (hasUnsaved(store.get()) && saveState !== 'refused')
      saveIn(saveState === 'failed' ? retryAfterMs : saveAfterMs)
  }

  async function send(
    state: DraftState,
    { changes, insist }: NonNullable<ReturnType<typeof sendDraft>>['save'],
  ) {
    change({ ...state, saveState: 'saving' })
    const { revision } = state.draft
    const answer = await client.saveChannelDraft({ channelId, revision, changes, insist: [...insist] })
    if (answer.ok) change({ ...saveAnswered(store.get(), answer.data), saveState: 'saved' })
    else {
      const isRefused = answer.kind === 'refused'
      change({ ...saveFailed(store.get()), insist, saveState: isRefused ? 'refused' : 'failed' })
    }
  }

  async function reload(): Promise<void> {
    const answer = await client.readChannelDraft({ channelId })
    if (!answer.ok) return
    const { name: newName, isArchived: isNowArchived, version: newVersion, ...fresh } = answer.data
    change({
      ...refreshDraft(store.get(), fresh),
      name: newName,
      isArchived: isNowArchived,
      version: newVersion,
    })
  }

  async function watch(): Promise<void> {
    const answer = await client.watchChannelDraft({ channelId })
    if (isClosed) return
    if (answer.ok) {
      change({ editors: answer.data.editors })
      const state = store.get()
      // While something is being saved its answer brings the newest draft.
      if (!saving && isBehind(state, state.version, answer.data)) await reload()
    }
    if (!isClosed) watchTimer = setTimeout(() => void watch(), watchMs)
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    /** Starts following colleagues; answers how to stop. What is typed is saved then. */
    open: (): (() => void) => {
      isClosed = false
      void watch()
      return () => {
        void save()
        isClosed = true
        clearTimeout(watchTimer)
      }
    },
    set: (changes: WireChannelChanges): void => {
      change(typeDraft(store.get(), changes))
      saveIn(saveAfterMs)
    },
    resolve: (key: SettingKey, keep: 'mine' | 'theirs'): void => {
      change(resolveConflict(store.get(), key, keep))
      saveIn(0)
    },
    /** Saves what is typed. `undecided`: a colleague changed the same, and the dialog of the conflicts is open. */
    flush: async (): Promise<'saved' | 'failed' | 'undecided'> => {
      await save()
      const state = store.get()
      if (state.conflicts.length > 0) return 'undecided'
      return hasUnsaved(state) ? 'failed' : 'saved'
    },
    reload,
  }
}

export type ChannelDraftStore = ReturnType<typeof createChannelDraft>
