import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ProposalSort, ProposalState } from '@foyer/contract/desk/learning-words.ts'
import type { Result } from '@foyer/client/result.ts'
import { useDesk } from '../../live/desk-context.tsx'
import { unwrap } from '../../platform/api-error.ts'
import { proposalsKey } from '../../platform/query-keys.ts'
import { failureKey } from '../../text/failure-text.ts'
import { useText } from '../../text/text-context.tsx'
import { useNotify } from '../../ui/use-notify.ts'

export type Shown = { list: ProposalState | 'automatic'; sort: ProposalSort; page: number }

export function useProposals(robotNo: string, { list, sort, page }: Shown) {
  const { client, agent } = useDesk()
  const wanted =
    list === 'automatic' ? { state: 'accepted' as const, automatic: true } : { state: list, automatic: false }
  return useQuery({
    queryKey: [...proposalsKey(agent.adminId, robotNo), list, sort, page],
    queryFn: async ({ signal }) =>
      unwrap(await client.listProposals({ robotNo, ...wanted, sort, page }, { signal })),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

/** Sends a change, says why it failed, and reads the lists again. */
export function useProposalChange(robotNo: string) {
  const t = useText()
  const notify = useNotify()
  const { agent } = useDesk()
  const queryClient = useQueryClient()
  return async <T>(sending: Promise<Result<T>>): Promise<T | undefined> => {
    const result = await sending
    await queryClient.invalidateQueries({ queryKey: proposalsKey(agent.adminId, robotNo) })
    if (result.ok) return result.data
    notify(t(failureKey(result)), 'problem')
    return undefined
  }
}
