import { useInfiniteQuery } from '@tanstack/react-query'
import { useDesk } from '../../live/desk-context.tsx'
import { unwrap } from '../../platform/api-error.ts'
import { auditKey } from '../../platform/query-keys.ts'
import { auditFiltersAsked, type AuditFilters } from '../../rules/audit/audit-filters.ts'
import { failureKey } from '../../text/failure-text.ts'
import { useText } from '../../text/text-context.tsx'
import { useNotify } from '../../ui/use-notify.ts'

/** The entries that match, newest first, page by page. */
export function useAudit(filters: AuditFilters) {
  const { client, agent } = useDesk()
  const asked = auditFiltersAsked(filters)
  return useInfiniteQuery({
    queryKey: [...auditKey(agent.adminId), filters],
    queryFn: async ({ pageParam, signal }) =>
      unwrap(
        await client.listAudit({ ...asked, ...(pageParam !== '' && { cursor: pageParam }) }, { signal }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
  })
}

/** Downloads the entries that match. The browser saves the file while it arrives. */
export function useAuditDownload(filters: AuditFilters): () => Promise<void> {
  const { client } = useDesk()
  const notify = useNotify()
  const t = useText()
  return async () => {
    const asked = await client.exportAudit(auditFiltersAsked(filters))
    if (!asked.ok) return notify(t(failureKey(asked)), 'problem')
    const link = document.createElement('a')
    link.href = asked.data.path
    link.download = ''
    link.click()
  }
}
