import type { Result } from '@foyer/client/result.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDesk } from '../../live/desk-context.tsx'
import { unwrap } from '../../platform/api-error.ts'
import { casesKey, complaintsKey } from '../../platform/query-keys.ts'
import { caseState } from './case-state.ts'
import { failureKey } from '../../text/failure-text.ts'
import { useText } from '../../text/text-context.tsx'
import { useNotify } from '../../ui/use-notify.ts'
import type { ExpectedAnswer } from './case-draft.ts'

export function useCases(robotNo: string) {
  const { client, agent } = useDesk()
  return useQuery({
    queryKey: casesKey(agent.adminId, robotNo),
    queryFn: async ({ signal }) => unwrap(await client.listCases({ robotNo }, { signal })),
  })
}

/** Changes of cases. Each says what came of it, reads the lists again, and answers whether it was done. */
export function useCaseActions(robotNo: string) {
  const t = useText()
  const notify = useNotify()
  const { client, agent } = useDesk()
  const queryClient = useQueryClient()

  async function settle<T>(change: Promise<Result<T>>, said: (data: T) => string): Promise<boolean> {
    const result = await change
    if (result.ok) {
      const text = said(result.data)
      if (text !== '') notify(text)
    } else notify(t(failureKey(result)), 'problem')
    await Promise.all(
      [casesKey, complaintsKey].map((key) =>
        queryClient.invalidateQueries({ queryKey: key(agent.adminId, robotNo) }),
      ),
    )
    return result.ok
  }

  return {
    save: (expected: ExpectedAnswer) =>
      settle(client.saveCase({ ...expected, robotNo }), ({ case: saved }) =>
        t(saved.failure ? 'knowledge.cases.savedFailing' : 'knowledge.cases.saved'),
      ),
    remove: (caseId: string) => settle(client.removeCase({ caseId }), () => ''),
    /** Answers with how many failed; undefined when they could not be run. */
    run: async (): Promise<number | undefined> => {
      let failed = 0
      const isDone = await settle(client.runCases({ robotNo }), ({ cases }) => {
        failed = cases.filter((one) => caseState(one) === 'failed').length
        return ''
      })
      return isDone ? failed : undefined
    },
    dismiss: (complaintId: number) =>
      settle(client.dismissComplaint({ complaintId }), () => t('knowledge.complaints.dismissed')),
  }
}
