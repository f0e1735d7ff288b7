import { useQuery } from '@tanstack/react-query'
import { useDesk } from './desk-context.tsx'
import { lookAtListsEvery, lookAtThreadEvery } from './look-every.ts'
import { inboxKey, threadKey } from './query-keys.ts'

/** Keeps the lists read. What is read is in the live state; this knows whether reading went well. */
export function useInboxQuery() {
  const { reads, store } = useDesk()
  return useQuery({
    queryKey: inboxKey,
    queryFn: ({ signal }) => reads.lists(signal),
    refetchInterval: ({ state }) => lookAtListsEvery(store.get(), state.status === 'error'),
  })
}

/** Keeps the thread on screen read. */
export function useThreadQuery(threadId: string) {
  const { reads, store } = useDesk()
  return useQuery({
    queryKey: threadKey(threadId),
    queryFn: ({ signal }) => reads.thread(threadId, signal),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => lookAtThreadEvery(store.get(), threadId, state.status === 'error'),
  })
}
