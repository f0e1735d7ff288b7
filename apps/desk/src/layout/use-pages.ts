import { keepPreviousData, useInfiniteQuery, type QueryKey } from '@tanstack/react-query'
import { timings } from '../platform/timings.ts'

type Page = { next?: string | undefined }

/** A list that is read page by page, and looked at anew while it is on screen. */
export function usePages<P extends Page>(
  queryKey: QueryKey,
  read: (cursor: string | undefined, signal: AbortSignal) => Promise<P>,
) {
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: firstPage(),
    getNextPageParam: ({ next }) => next,
    refetchInterval: timings.lookAtLongListsMs,
    refetchOnMount: 'always',
    // Another filter should not make the list blink.
    placeholderData: keepPreviousData,
  })
}

function firstPage(): string | undefined {
  return undefined
}
