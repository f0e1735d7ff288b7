import type { OutputOf } from '@foyer/contract/endpoint.ts'
import type { listDocuments } from '@foyer/contract/desk/knowledge-documents.ts'
import { useDesk } from '../../live/desk-context.tsx'
import { usePages } from '../../layout/use-pages.ts'
import { unwrap } from '../../platform/api-error.ts'
import { knowledgeDocumentsKey } from '../../platform/query-keys.ts'
import { documentFiltersInAddress, type DocumentFilters } from '../../rules/knowledge/document-filters.ts'

/** The documents of a robot, page by page. */
export function useDocuments(robotNo: string, filters: DocumentFilters) {
  const { client, agent } = useDesk()
  const { words, category, language } = documentFiltersInAddress(filters)
  const { state, sort } = filters
  const pages = usePages<OutputOf<typeof listDocuments>>(
    [...knowledgeDocumentsKey(agent.adminId), robotNo, filters],
    async (cursor, signal) =>
      unwrap(
        await client.listDocuments(
          {
            robotNo,
            sort,
            ...(words !== undefined && { words }),
            ...(category !== undefined && { category }),
            ...(language !== undefined && { language }),
            ...(state !== '' && { state }),
            ...(cursor !== undefined && { cursor }),
          },
          { signal },
        ),
      ),
  )
  const first = pages.data?.pages[0]
  return {
    pages,
    documents: pages.data?.pages.flatMap(({ documents }) => documents),
    total: first?.total,
    categories: first?.categories ?? [],
    readTime: first?.readTime,
  }
}
