import type { DeskLeftMessage } from '@foyer/contract/desk/left-messages/left-message.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../call-failed.ts'
import { useDesk } from '../live/desk-context.tsx'
import { pace } from '../pace.ts'
import { usePages } from '../paging/use-pages.ts'
import type { LeftMessageFilters } from './left-message-filters.ts'
import { leftMessagesKey } from './query-keys.ts'

type Page = { messages: DeskLeftMessage[]; next?: string | undefined }

export function useLeftMessages({ show, search }: LeftMessageFilters) {
  const { client, agent } = useDesk()
  const pages = usePages<Page>(
    [...leftMessagesKey(agent.adminId), 'list', show, search],
    async (cursor, signal) => {
      const asked = { show, ...(search && { search }), ...(cursor !== undefined && { cursor }) }
      return unwrap(await client.listLeftMessages(asked, { signal }))
    },
  )
  return { pages, messages: pages.data?.pages.flatMap(({ messages }) => messages) }
}

/** One message; null when there is none of that name. */
export function useLeftMessage(messageId: string) {
  const { client, agent } = useDesk()
  const queryClient = useQueryClient()
  const key = leftMessagesKey(agent.adminId)
  return useQuery({
    queryKey: [...key, 'one', messageId],
    queryFn: async (): Promise<DeskLeftMessage | null> =>
      unwrap(await client.listLeftMessages({ show: 'all', messageId })).messages[0] ?? null,
    // What the list knows is there at once, and read anew all the same.
    placeholderData: () =>
      queryClient
        .getQueriesData<{ pages: Page[] }>({ queryKey: [...key, 'list'] })
        .flatMap(([, data]) => data?.pages.flatMap(({ messages }) => messages) ?? [])
        .find((message) => message.messageId === messageId),
    refetchOnMount: 'always',
    refetchInterval: pace.lookAtLongListsMs,
  })
}

/** How many wait for somebody. */
export function useUnhandledCount(): number {
  const { client, agent } = useDesk()
  const { data } = useQuery({
    queryKey: [...leftMessagesKey(agent.adminId), 'count'],
    queryFn: async () =>
      unwrap(await client.listLeftMessages({ show: 'unhandled', limit: 1 })).unhandled ?? 0,
    refetchInterval: pace.lookAtLongListsMs,
  })
  return data ?? 0
}
