import type { Followed } from '@foyer/client/store.ts'
import type { WireChannelDraft } from '@foyer/contract/desk/channel-drafts.ts'
import type { SettingKey, WireChannelSettings } from '@foyer/contract/settings/channel-settings.ts'
import { replaceEqualDeep } from '@tanstack/react-query'
import { shownSettings, unpublishedKeys, type DraftConflict } from '../../rules/channels/draft-state.ts'
import type { ChannelDraftStore, Editors, OpenDraft, SaveState } from './create-channel-draft.ts'

export type ChannelDraftView = {
  channelId: string
  name: string
  isArchived: boolean
  version: number
  revision: number
  published: WireChannelSettings
  /** What is published, with the draft and with what is typed and not saved yet. */
  settings: WireChannelSettings
  /** Those that differ from what is published. */
  changedKeys: readonly SettingKey[]
  saveState: SaveState
  conflicts: readonly DraftConflict[]
  editors: Editors
  touched: WireChannelDraft['touched']
  schedule: WireChannelDraft['schedule']
} & Pick<ChannelDraftStore, 'set' | 'resolve' | 'flush' | 'reload'>

/**
 * What the views of a draft show, made once for each state. A value that is equal to the one before is the same object:
 * only the row that somebody types in is drawn again, and only its setting is sent to the preview.
 */
export function createDraftView(draft: ChannelDraftStore): Followed<ChannelDraftView> {
  const { set, resolve, flush, reload } = draft
  let of: OpenDraft | undefined
  let view: ChannelDraftView | undefined
  return {
    subscribe: draft.subscribe,
    get: () => {
      const state = draft.get()
      if (view && of === state) return view
      of = state
      view = {
        ...state,
        revision: state.draft.revision,
        published: replaceEqualDeep(view?.published, state.published),
        settings: replaceEqualDeep(view?.settings, shownSettings(state)),
        changedKeys: replaceEqualDeep(view?.changedKeys, unpublishedKeys(state)),
        editors: replaceEqualDeep(view?.editors, state.editors),
        touched: state.draft.touched,
        schedule: replaceEqualDeep(view?.schedule, state.draft.schedule),
        set,
        resolve,
        flush,
        reload,
      }
      return view
    },
  }
}
