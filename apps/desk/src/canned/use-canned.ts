import { useQuery } from '@tanstack/react-query'
import { unwrap } from '../platform/api-error.ts'
import { cannedKey } from '../platform/query-keys.ts'
import { useDesk } from '../live/desk-context.tsx'
import { timings } from '../platform/timings.ts'

export function useCanned() {
  const { client, agent } = useDesk()
  return useQuery({
    queryKey: cannedKey(agent.adminId),
    queryFn: async () => unwrap(await client.listCanned({})).replies,
    staleTime: timings.libraryStaleMs,
  })
}
