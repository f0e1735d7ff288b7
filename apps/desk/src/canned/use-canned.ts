import { useQuery } from '@tanstack/react-query'
import { unwrap } from '../call-failed.ts'
import { cannedKey } from '../library/query-keys.ts'
import { useDesk } from '../live/desk-context.tsx'
import { pace } from '../pace.ts'

export function useCanned() {
  const { client, agent } = useDesk()
  return useQuery({
    queryKey: cannedKey(agent.adminId),
    queryFn: async () => unwrap(await client.listCanned({})).replies,
    staleTime: pace.libraryStaleMs,
  })
}
