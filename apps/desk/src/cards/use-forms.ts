import { queryOptions, useQuery } from '@tanstack/react-query'
import { unwrap } from '../platform/api-error.ts'
import { formsKey } from '../platform/query-keys.ts'
import { useDesk } from '../live/desk-context.tsx'
import { timings } from '../platform/timings.ts'

export function useForms() {
  return useQuery({ ...useFormsRead(), select: ({ forms }) => forms })
}

/** Parameters of a form's link besides its id. */
export function useTenantId(): string {
  return useQuery({ ...useFormsRead(), select: ({ tenantId }) => tenantId }).data ?? ''
}

function useFormsRead() {
  const { client, agent } = useDesk()
  return queryOptions({
    queryKey: formsKey(agent.adminId),
    queryFn: async () => unwrap(await client.listForms({})),
    staleTime: timings.libraryStaleMs,
  })
}
