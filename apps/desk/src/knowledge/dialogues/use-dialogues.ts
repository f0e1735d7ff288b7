import { useQuery } from '@tanstack/react-query'
import type { OutputOf } from '@foyer/contract/endpoint.ts'
import type { listDialogues } from '@foyer/contract/desk/dialogues.ts'
import { useDesk } from '../../live/desk-context.tsx'
import { unwrap } from '../../platform/api-error.ts'
import { dialoguesKey } from '../../platform/query-keys.ts'

export type DialogueRow = OutputOf<typeof listDialogues>['dialogues'][number]

export function useDialogues(robotNo: string | undefined) {
  const { client, agent } = useDesk()
  return useQuery({
    queryKey: dialoguesKey(agent.adminId, robotNo ?? ''),
    queryFn: async ({ signal }) =>
      unwrap(await client.listDialogues({ robotNo: robotNo ?? '' }, { signal })).dialogues,
    enabled: robotNo !== undefined,
  })
}
