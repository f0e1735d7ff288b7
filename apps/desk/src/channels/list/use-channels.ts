import type { SiteChannel } from '@foyer/contract/desk/channels.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDesk } from '../../live/desk-context.tsx'
import { unwrap } from '../../platform/api-error.ts'
import { siteChannelsKey } from '../../platform/query-keys.ts'

export type Channel = SiteChannel

/** The channels of the organisation, archived ones too. */
export function useChannels(isAllowed: boolean) {
  const { client, agent } = useDesk()
  return useQuery({
    queryKey: siteChannelsKey(agent.adminId),
    queryFn: async () => unwrap(await client.listChannels({})).channels,
    refetchOnMount: 'always',
    enabled: isAllowed,
  })
}

export function useReadChannelsAgain(): () => Promise<void> {
  const { agent } = useDesk()
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: siteChannelsKey(agent.adminId) })
}
