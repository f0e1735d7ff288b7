import type { PresenceState } from '@foyer/contract/desk/account/presence.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../call-failed.ts'
import { useNotify } from '../frame/use-notify.ts'
import { useDesk } from '../live/desk-context.tsx'
import { failureKey } from '../text/failure-text.ts'
import { useText } from '../text/text-context.tsx'
import { presenceKey } from './routing-keys.ts'

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

  async function choose(state: PresenceState): Promise<void> {
    const result = await client.setPresence({ state })
    if (result.ok) queryClient.setQueryData(presenceKey, result.data.state)
    else notify(t(failureKey(result)), 'problem')
  }

  return { presence: data, choose }
}
