import { wordFinder, type FindWords } from '@foyer/core/words/find-words.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { unwrap } from '../call-failed.ts'
import { useDesk } from '../live/desk-context.tsx'
import { pace } from '../pace.ts'
import { wordsKey } from '../library/query-keys.ts'

export function useWordList() {
  const { client, agent } = useDesk()
  return useQuery({
    queryKey: wordsKey(agent.adminId),
    queryFn: async () => unwrap(await client.listWords({})).words,
    staleTime: pace.libraryStaleMs,
  })
}

export function useWords(): FindWords {
  const { data } = useWordList()
  return useMemo(() => wordFinder(data ?? []), [data])
}
