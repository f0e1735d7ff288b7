import { useQueryClient } from '@tanstack/react-query'
import { CallFailed } from '../call-failed.ts'
import { useDesk } from '../live/desk-context.tsx'
import { agentKey } from '../live/query-keys.ts'
import { browserStorage } from '../storage.ts'
import { forgetOutbox } from '../thread/outbox-storage.ts'

/** Unlike a session that ran out, signing out means that somebody else may sit here next: nothing stays behind. */
export function useSignOut() {
  const { agent, client, drafts, store } = useDesk()
  const queryClient = useQueryClient()

  function countUnsent(): number {
    return drafts.count() + store.get().outbox.filter((item) => item.state !== 'sent').length
  }

  async function signOut(): Promise<void> {
    const result = await client.signOut({})
    // Without an answer the cookie still opens the desk: saying otherwise would be a lie.
    if (!result.ok && !(result.kind === 'refused' && result.http === 401)) throw new CallFailed(result)
    drafts.forgetAll()
    forgetOutbox(browserStorage, agent.adminId)
    queryClient.setQueryData(agentKey, null)
  }

  return { countUnsent, signOut }
}
