import type { Result } from '@foyer/client/result.ts'
import type { DeskAgent } from '@foyer/contract/desk/account.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { agentKey, teamKey } from '../../platform/query-keys.ts'
import { failureKey } from '../../text/failure-text.ts'
import { useText } from '../../text/text-context.tsx'
import { useNotify } from '../../ui/use-notify.ts'

/** Shows what a change has made of the agent, everywhere at this desk, and tells how it went. */
export function useOwnChange() {
  const t = useText()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)

  async function change(request: Promise<Result<{ agent: DeskAgent }>>, told: string): Promise<void> {
    setBusy(true)
    const result = await request
    setBusy(false)
    if (!result.ok) return notify(t(failureKey(result)), 'problem')
    queryClient.setQueryData(agentKey, result.data.agent)
    void queryClient.invalidateQueries({ queryKey: teamKey })
    notify(told)
  }

  return { change, isBusy }
}
