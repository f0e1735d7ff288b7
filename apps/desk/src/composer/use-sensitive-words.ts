import { wordFinder, type FindWords } from '@foyer/core/words/find-words.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { unwrap } from '../platform/api-error.ts'
import { useDesk } from '../live/desk-context.tsx'
import { timings } from '../platform/timings.ts'
import { sensitiveWordsKey } from '../platform/query-keys.ts'

export function useSensitiveWordList() {
  const { client, agent } = useDesk()
  return useQuery({
    queryKey: sensitiveWordsKey(agent.adminId),
    queryFn: async () => unwrap(await client.listWords({})).words,
    staleTime: timings.libraryStaleMs,
  })
}

export function useSensitiveWords(): FindWords {
  const { data } = useSensitiveWordList()
  return useMemo(() => wordFinder(data ?? []), [data])
}
