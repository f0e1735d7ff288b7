import { queryOptions, useQuery } from '@tanstack/react-query'
import { unwrap } from '../call-failed.ts'
import { formsKey } from '../library/query-keys.ts'
import { useDesk } from '../live/desk-context.tsx'
import { pace } from '../pace.ts'

export function useForms() {
  return useQuery({ ...useFormsRead(), select: ({ forms }) => forms })
}

/** What a link to a form says besides its id. */
export function useTenantId(): string {
  return useQuery({ ...useFormsRead(), select: ({ tenantId }) => tenantId }).data ?? ''
}

function useFormsRead() {
  const { client, agent } = useDesk()
  return queryOptions({
    queryKey: formsKey(agent.adminId),
    queryFn: async () => unwrap(await client.listForms({})),
    staleTime: pace.libraryStaleMs,
  })
}
