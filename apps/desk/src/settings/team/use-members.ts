import type { OutputOf } from '@foyer/contract/endpoint.ts'
import type { listMembers } from '@foyer/contract/desk/members.ts'
import { useQuery } from '@tanstack/react-query'
import { useSave } from '../../library/use-save.ts'
import { useDesk } from '../../live/desk-context.tsx'
import { unwrap } from '../../platform/api-error.ts'
import { membersKey } from '../../platform/query-keys.ts'
import { timings } from '../../platform/timings.ts'

export type Team = OutputOf<typeof listMembers>

/** Statuses and the states of mails change by themselves, so an open page reads them again. */
export function useMembers() {
  const { client, agent } = useDesk()
  return useQuery({
    queryKey: membersKey(agent.adminId),
    queryFn: async () => unwrap(await client.listMembers({})),
    refetchOnMount: 'always',
    refetchInterval: timings.lookAtRowsMs,
  })
}

export function useSaveMember() {
  return useSave(membersKey(useDesk().agent.adminId))
}
