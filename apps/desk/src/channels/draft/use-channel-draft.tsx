import type { Followed } from '@foyer/client/store.ts'
import { useQuery } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useMemo, type ReactNode } from 'react'
import { useStore } from '@foyer/ui/use-store.ts'
import { useDesk } from '../../live/desk-context.tsx'
import { unwrap } from '../../platform/api-error.ts'
import { channelDraftKey } from '../../platform/query-keys.ts'
import { hasUnsaved } from '../../rules/channels/draft-state.ts'
import { createChannelDraft, type ChannelDraftStore } from './create-channel-draft.ts'
import { createDraftView, type ChannelDraftView } from './draft-view.ts'

const DraftContext = createContext<Followed<ChannelDraftView> | undefined>(undefined)

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
  const view = useMemo(() => data && createDraftView(data), [data])
  useEffect(() => data?.open(), [data])
  useLeaveWarning(data)
  if (isError) return failed
  if (!view) return waiting
  return <DraftContext value={view}>{children}</DraftContext>
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

/** The whole draft. A view that shows it is drawn again with every key: parts of the editor take `useDraftValue`. */
export function useChannelDraft(): ChannelDraftView {
  return useStore(useDraftView())
}

/** A part of the draft. `select` must answer with the same value for the same draft. */
export function useDraftValue<T>(select: (draft: ChannelDraftView) => T): T {
  return useStore(useDraftView(), select)
}

function useDraftView(): Followed<ChannelDraftView> {
  const view = useContext(DraftContext)
  if (!view) throw new Error('no draft: this view belongs below a ChannelDraftProvider')
  return view
}
