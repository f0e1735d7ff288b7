import { useQuery } from '@tanstack/react-query'
import { unwrap } from '../platform/api-error.ts'
import { useDesk } from '../live/desk-context.tsx'
import { teamKey } from '../platform/query-keys.ts'

/** How old a look at who is there may be while somebody chooses. */
const lookMs = 5_000

/** The groups and colleagues, looked at anew while they are on screen. */
export function useTeam(isShown: boolean) {
  const { client } = useDesk()
  return useQuery({
    queryKey: teamKey,
    queryFn: async () => unwrap(await client.listTeam({})),
    enabled: isShown,
    refetchInterval: lookMs,
    refetchOnMount: 'always',
  })
}
