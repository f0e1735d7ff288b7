import type { DataRequest } from '@foyer/contract/desk/data-requests.ts'
import { myDataTiming } from '@foyer/core/timing.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDesk } from '../../live/desk-context.tsx'
import { unwrap } from '../../platform/api-error.ts'
import { dataRequestsKey } from '../../platform/query-keys.ts'
import { timings } from '../../platform/timings.ts'

/** The requests, newest first, page by page. They are read often while one of them is under way. */
export function useDataRequests() {
  const { client, agent } = useDesk()
  return useInfiniteQuery({
    queryKey: dataRequestsKey(agent.adminId),
    queryFn: async ({ pageParam, signal }) =>
      unwrap(await client.listDataRequests(pageParam === '' ? {} : { cursor: pageParam }, { signal })),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ requests }) => requests.some(isUnderWay))
        ? myDataTiming.lookMs
        : timings.lookAtLongListsMs,
  })
}

function isUnderWay({ state }: Pick<DataRequest, 'state'>): boolean {
  return state === 'waiting'
}
