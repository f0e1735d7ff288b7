import { useQuery } from '@tanstack/react-query'
import { unwrap } from '../platform/api-error.ts'
import { visitorKey } from '../platform/query-keys.ts'
import { useDesk } from '../live/desk-context.tsx'

/** Visitor data changes with every page view; a short delay is harmless. */
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
