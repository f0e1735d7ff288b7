import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAgent } from '../live/desk-context.tsx'
import { unwrap } from '../platform/api-error.ts'
import { useConnection } from '../platform/connection-context.tsx'
import {
  agentKey,
  membersKey,
  sessionsKey,
  twoFactorKey,
  twoFactorPolicyKey,
} from '../platform/query-keys.ts'

/** The agent's own second steps. */
export function useTwoFactor() {
  const { client } = useConnection()
  const { adminId } = useAgent()
  return useQuery({
    queryKey: twoFactorKey(adminId),
    queryFn: async () => unwrap(await client.readTwoFactor({})),
    refetchOnMount: 'always',
  })
}

/** After a change: reads again whatever tells of second steps, and whether one is still due. */
export function useTwoFactorChanged() {
  const { adminId } = useAgent()
  const queryClient = useQueryClient()
  return async (): Promise<void> => {
    const keys = [
      twoFactorKey(adminId),
      twoFactorPolicyKey(adminId),
      membersKey(adminId),
      sessionsKey,
      agentKey,
    ]
    await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  }
}
