import type { OutputOf } from '@foyer/contract/endpoint.ts'
import type { DeskApi } from '@foyer/contract/desk/api.ts'
import { useQuery } from '@tanstack/react-query'
import { unwrap } from '../platform/api-error.ts'
import { useConnection } from '../platform/connection-context.tsx'
import { setupKey } from '../platform/query-keys.ts'

export type Setup = OutputOf<DeskApi['readSetup']>

/** How far the organisation is set up. `everyMs`: read again that often, for what happens elsewhere. */
export function useSetup(agentId: string, { isWanted = true, everyMs = 0 } = {}) {
  const { client } = useConnection()
  return useQuery({
    queryKey: setupKey(agentId),
    queryFn: async (): Promise<Setup> => unwrap(await client.readSetup({})),
    refetchOnMount: 'always',
    refetchInterval: everyMs > 0 && everyMs,
    enabled: isWanted,
  })
}
