import type { PastCall } from '@foyer/contract/desk/calls/listCalls.ts'
import { unwrap } from '../call-failed.ts'
import { useDesk } from '../live/desk-context.tsx'
import { usePages } from '../paging/use-pages.ts'

type Page = { calls: PastCall[]; next?: string | undefined }

/** Calls so far, newest first, page by page. */
export function usePastCalls() {
  const { client, agent } = useDesk()
  const pages = usePages<Page>(['calls', agent.adminId], async (cursor, signal) =>
    unwrap(await client.listCalls(cursor === undefined ? {} : { cursor }, { signal })),
  )
  return { pages, calls: pages.data?.pages.flatMap(({ calls }) => calls) }
}
