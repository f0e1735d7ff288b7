import type { PresenceState } from '@foyer/contract/desk/presence.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../platform/api-error.ts'
import { useNotify } from '../ui/use-notify.ts'
import { useDesk } from '../live/desk-context.tsx'
import { failureKey } from '../text/failure-text.ts'
import { useText } from '../text/text-context.tsx'
import { presenceKey } from '../platform/query-keys.ts'

/** Whether visitors are given to this agent, and the switch for it. */
export function usePresence() {
  const t = useText()
  const notify = useNotify()
  const { client } = useDesk()
  const queryClient = useQueryClient()
  const { data } = useQuery({
    queryKey: presenceKey,
    queryFn: async () => unwrap(await client.beat({})).state,
  })

  /** Says whether it worked; a failure is shown. */
  async function choose(state: PresenceState): Promise<boolean> {
    const result = await client.setPresence({ state })
    if (result.ok) {
      queryClient.setQueryData(presenceKey, result.data.state)
      // A beat that was answered before this choice may still be on its way: the next one knows better.
      void queryClient.invalidateQueries({ queryKey: presenceKey })
    } else notify(t(failureKey(result)), 'problem')
    return result.ok
  }

  return { presence: data, choose }
}
