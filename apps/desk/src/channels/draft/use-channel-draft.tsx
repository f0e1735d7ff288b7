import type { SettingKey, WireChannelSettings } from '@foyer/contract/settings/channel-settings.ts'
import type { WireChannelDraft } from '@foyer/contract/desk/channel-drafts.ts'
import { useQuery } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useMemo, type ReactNode } from 'react'
import { useStore } from '@foyer/ui/use-store.ts'
import { useDesk } from '../../live/desk-context.tsx'
import { unwrap } from '../../platform/api-error.ts'
import { channelDraftKey } from '../../platform/query-keys.ts'
import {
  hasUnsaved,
  shownSettings,
  unpublishedKeys,
  type DraftConflict,
} from '../../rules/channels/draft-state.ts'
import {
  createChannelDraft,
  type ChannelDraftStore,
  type Editors,
  type SaveState,
} from './create-channel-draft.ts'

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

const DraftContext = createContext<ChannelDraftStore | undefined>(undefined)

type ProviderProps = {
  channelId: string
  /** While the draft is read, and when it cannot be. */
  waiting: ReactNode
  failed: ReactNode
  children: ReactNode
}

/** Opens the draft of a channel for the views below. */
export function ChannelDraftProvider({ channelId, waiting, failed, children }: ProviderProps) {
  const { client, agent } = useDesk()
  const { data, isError } = useQuery({
    queryKey: channelDraftKey(agent.adminId, channelId),
    queryFn: async () =>
      createChannelDraft(client, channelId, unwrap(await client.readChannelDraft({ channelId }))),
    // It follows what colleagues do, and keeps what could not be saved while other pages are open.
    staleTime: Infinity,
  })
  useEffect(() => data?.open(), [data])
  useLeaveWarning(data)
  if (isError) return failed
  if (!data) return waiting
  return <DraftContext value={data}>{children}</DraftContext>
}

/** The browser asks before it closes a page whose last words are not saved. */
function useLeaveWarning(draft: ChannelDraftStore | undefined): void {
  useEffect(() => {
    function onLeave(event: BeforeUnloadEvent): void {
      if (!draft || !hasUnsaved(draft.get())) return
      void draft.flush()
      event.preventDefault()
    }
    window.addEventListener('beforeunload', onLeave)
    return () => window.removeEventListener('beforeunload', onLeave)
  }, [draft])
}

export function useChannelDraft(): ChannelDraftView {
  const draft = useContext(DraftContext)
  if (!draft) throw new Error('no draft: this view belongs below a ChannelDraftProvider')
  const state = useStore(draft, whole)
  return useMemo(
    () => ({
      ...state,
      revision: state.draft.revision,
      settings: shownSettings(state),
      changedKeys: unpublishedKeys(state),
      touched: state.draft.touched,
      schedule: state.draft.schedule,
      set: draft.set,
      resolve: draft.resolve,
      flush: draft.flush,
      reload: draft.reload,
    }),
    [state, draft],
  )
}

const whole = <T,>(state: T): T => state
