import { useQuery } from '@tanstack/react-query'
import { useDesk } from './desk-context.tsx'
import { lookAtListsEvery, lookAtThreadEvery } from './look-every.ts'
import { inboxKey, threadKey } from '../platform/query-keys.ts'

/** Reads the lists. What is read is in the live state; this knows whether reading went well. `keeps`: reads them again. */
export function useInboxQuery({ keeps = false } = {}) {
  const { reads, store } = useDesk()
  return useQuery({
    queryKey: inboxKey,
    queryFn: ({ signal }) => reads.lists(signal),
    refetchInterval: ({ state }) => keeps && lookAtListsEvery(store.get(), state.status === 'error'),
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
