import type { ChannelVersion } from '@foyer/contract/desk/channel-drafts.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useDesk } from '../../live/desk-context.tsx'
import { unwrap } from '../../platform/api-error.ts'
import { channelVersionKey, channelVersionsKey } from '../../platform/query-keys.ts'

export type Version = ChannelVersion

/** The published versions of a channel, the latest first, page by page. */
export function useVersions(channelId: string) {
  const { client, agent } = useDesk()
  return useInfiniteQuery({
    queryKey: channelVersionsKey(agent.adminId, channelId),
    queryFn: async ({ pageParam, signal }) =>
      unwrap(
        await client.listChannelVersions(
          { channelId, ...(pageParam !== undefined && { before: pageParam }) },
          { signal },
        ),
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ versions, hasMore }) => (hasMore ? versions.at(-1)?.version : undefined),
    refetchOnMount: 'always',
  })
}

/** The settings of one version. They never change. */
export function useVersionSettings(channelId: string, version: number) {
  const { client, agent } = useDesk()
  return useQuery({
    queryKey: channelVersionKey(agent.adminId, channelId, version),
    queryFn: async ({ signal }) =>
      unwrap(await client.readChannelVersion({ channelId, version }, { signal })).settings,
    staleTime: Infinity,
  })
}
