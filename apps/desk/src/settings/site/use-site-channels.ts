import { useQuery } from '@tanstack/react-query'
import { unwrap } from '../../call-failed.ts'
import { useDesk } from '../../live/desk-context.tsx'
import { siteChannelsKey } from './query-keys.ts'

export function useSiteChannels(isAllowed: boolean) {
  const { client, agent } = useDesk()
  return useQuery({
    queryKey: siteChannelsKey(agent.adminId),
    queryFn: async () => unwrap(await client.listChannels({})).channels,
    refetchOnMount: 'always',
    enabled: isAllowed,
  })
}
