import { useQuery } from '@tanstack/react-query'
import { useDesk } from '../../live/desk-context.tsx'
import { unwrap } from '../../platform/api-error.ts'
import { groupsKey } from '../../platform/query-keys.ts'

/** The organisation's time zone; that of the browser until it is known. */
export function useTimeZone(): string {
  const { client, agent } = useDesk()
  const { data } = useQuery({
    queryKey: groupsKey(agent.adminId),
    queryFn: async () => unwrap(await client.listGroups({})),
  })
  return data?.timeZone ?? ownTimeZone()
}

export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}
