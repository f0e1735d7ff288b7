import { useQuery } from '@tanstack/react-query'
import { useDesk } from '../../live/desk-context.tsx'
import { unwrap } from '../../platform/api-error.ts'
import { channelModelsKey, modelUsageKey } from '../../platform/query-keys.ts'

export function useChannelModels(robotNo: string | undefined) {
  const { client, agent } = useDesk()
  return useQuery({
    queryKey: channelModelsKey(agent.adminId, robotNo ?? ''),
    queryFn: async ({ signal }) =>
      unwrap(await client.listChannelModels({ robotNo: robotNo ?? '' }, { signal })),
    enabled: robotNo !== undefined,
    refetchOnMount: 'always',
    // A list that is read again would throw away what somebody types.
    refetchOnWindowFocus: false,
  })
}

export function useModelUsage(channelId: string) {
  const { client, agent } = useDesk()
  return useQuery({
    queryKey: modelUsageKey(agent.adminId, channelId),
    queryFn: async ({ signal }) => unwrap(await client.readModelUsage({ channelId }, { signal })),
    refetchOnMount: 'always',
  })
}
