import type { DeskOfflineMessage } from '@foyer/contract/desk/offline-messages.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../platform/api-error.ts'
import { useDesk } from '../live/desk-context.tsx'
import { timings } from '../platform/timings.ts'
import { usePages } from '../layout/use-pages.ts'
import type { MessageFilters } from './message-filters.ts'
import { offlineMessagesKey } from '../platform/query-keys.ts'

type Page = { messages: DeskOfflineMessage[]; next?: string | undefined }

export function useOfflineMessages({ show, search }: MessageFilters) {
  const { client, agent } = useDesk()
  const pages = usePages<Page>(
    [...offlineMessagesKey(agent.adminId), 'list', show, search],
    async (cursor, signal) => {
      const asked = { show, ...(search && { search }), ...(cursor !== undefined && { cursor }) }
      return unwrap(await client.listLeftMessages(asked, { signal }))
    },
  )
  return { pages, messages: pages.data?.pages.flatMap(({ messages }) => messages) }
}

/** One message; null when there is none of that name. */
export function useOfflineMessage(messageId: string) {
  const { client, agent } = useDesk()
  const queryClient = useQueryClient()
  const key = offlineMessagesKey(agent.adminId)
  return useQuery({
    queryKey: [...key, 'one', messageId],
    queryFn: async (): Promise<DeskOfflineMessage | null> =>
      unwrap(await client.listLeftMessages({ show: 'all', messageId })).messages[0] ?? null,
    // The list's copy is shown at once and read again all the same.
    placeholderData: () =>
      queryClient
        .getQueriesData<{ pages: Page[] }>({ queryKey: [...key, 'list'] })
        .flatMap(([, data]) => data?.pages.flatMap(({ messages }) => messages) ?? [])
        .find((message) => message.messageId === messageId),
    refetchOnMount: 'always',
    refetchInterval: timings.lookAtLongListsMs,
  })
}

/** How many wait for somebody. */
export function useUnhandledCount(): number {
  const { client, agent } = useDesk()
  const { data } = useQuery({
    queryKey: [...offlineMessagesKey(agent.adminId), 'count'],
    queryFn: async () =>
      unwrap(await client.listLeftMessages({ show: 'unhandled', limit: 1 })).unhandled ?? 0,
    refetchInterval: timings.lookAtLongListsMs,
  })
  return data ?? 0
}
