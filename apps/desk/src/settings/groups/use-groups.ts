import type { listGroups } from '@foyer/contract/desk/groups.ts'
import type { OutputOf } from '@foyer/contract/endpoint.ts'
import { useQuery } from '@tanstack/react-query'
import { useDesk } from '../../live/desk-context.tsx'
import { unwrap } from '../../platform/api-error.ts'
import { groupsKey } from '../../platform/query-keys.ts'

export type GroupList = OutputOf<typeof listGroups>

/** How old the number of waiting visitors may be while the list is on screen. */
const lookMs = 10_000

/** The groups and what they can be made of. */
export function useGroups({ isLive, isEnabled }: { isLive: boolean; isEnabled: boolean }) {
  const { client, agent } = useDesk()
  return useQuery({
    queryKey: groupsKey(agent.adminId),
    queryFn: async () => unwrap(await client.listGroups({})),
    enabled: isEnabled,
    refetchOnMount: 'always',
    refetchInterval: isLive ? lookMs : false,
  })
}
