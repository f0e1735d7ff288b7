import { useQuery } from '@tanstack/react-query'
import { unwrap } from '../call-failed.ts'
import { visitorKey } from '../library/query-keys.ts'
import { useDesk } from '../live/desk-context.tsx'

/** What is known of a visitor changes while they click around; nobody needs it to the second. */
const everyMs = 30_000

export function useVisitor(threadId: string) {
  const { client } = useDesk()
  return useQuery({
    queryKey: visitorKey(threadId),
    queryFn: async () => unwrap(await client.visitorInfo({ threadId })),
    refetchInterval: everyMs,
    refetchOnMount: 'always',
  })
}
