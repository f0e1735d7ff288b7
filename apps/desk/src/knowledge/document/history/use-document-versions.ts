import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useDesk } from '../../../live/desk-context.tsx'
import { unwrap } from '../../../platform/api-error.ts'
import { documentVersionKey, documentVersionsKey } from '../../../platform/query-keys.ts'

/** The published versions of a document, the latest first, page by page. */
export function useDocumentVersions(docId: string) {
  const { client, agent } = useDesk()
  return useInfiniteQuery({
    queryKey: documentVersionsKey(agent.adminId, docId),
    queryFn: async ({ pageParam, signal }) =>
      unwrap(
        await client.listDocumentVersions(
          { docId, ...(pageParam !== undefined && { before: pageParam }) },
          { signal },
        ),
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ versions, hasMore }) => (hasMore ? versions.at(-1)?.version : undefined),
    refetchOnMount: 'always',
  })
}

/** Content of a version. It never changes. */
export function useVersionContent(docId: string, version: number) {
  const { client, agent } = useDesk()
  return useQuery({
    queryKey: documentVersionKey(agent.adminId, docId, version),
    queryFn: async ({ signal }) =>
      unwrap(await client.readDocumentVersion({ docId, version }, { signal })).content,
    staleTime: Infinity,
  })
}
