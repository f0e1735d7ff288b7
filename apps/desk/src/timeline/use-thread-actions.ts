import type { Failed } from '@foyer/client/result.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from '../ui/use-notify.ts'
import { rowOf } from '../state/inbox/inbox.ts'
import type { ThreadRow } from '../state/inbox/thread-row.ts'
import { useDesk } from '../live/desk-context.tsx'
import { threadKey } from '../platform/query-keys.ts'
import { failureKey } from '../text/failure-text.ts'
import { useText } from '../text/text-context.tsx'

/** Actions on a thread. Each shows its own failure and leaves the thread as the server has it. */
export function useThreadActions({ threadId }: Pick<ThreadRow, 'threadId'>) {
  const t = useText()
  const notify = useNotify()
  const { client, dispatch, store } = useDesk()
  const queryClient = useQueryClient()

  /** The stream will tell as well; whoever acted should not have to wait for it. */
  function readAgain(): Promise<void> {
    return queryClient.invalidateQueries({ queryKey: threadKey(threadId), exact: true })
  }

  async function refused(failed: Failed): Promise<void> {
    if (failed.kind === 'refused') await readAgain()
    if (failed.kind === 'refused' && failed.error === 'thread.taken') return tellTaken()
    notify(t(failureKey(failed)), 'problem')
  }

  function tellTaken(): void {
    const name = rowOf(store.get().inbox, threadId)?.adminNick
    notify(name ? t('thread.taken', { name }) : t('error.threadTaken'), 'problem', t('thread.takenTitle'))
  }

  async function take(): Promise<void> {
    const result = await client.takeThread({ threadId })
    if (!result.ok) return refused(result)
    dispatch({ on: 'row', thread: result.data.thread })
    await readAgain()
  }

  /** Says whether it worked. */
  async function end(): Promise<boolean> {
    const result = await client.closeThread({ threadId })
    await (result.ok ? readAgain() : refused(result))
    return result.ok
  }

  async function withdraw(msgId: string): Promise<void> {
    const result = await client.recall({ threadId, msgId })
    return result.ok ? readAgain() : refused(result)
  }

  async function inviteRating(): Promise<void> {
    const result = await client.inviteRating({ threadId })
    return result.ok ? readAgain() : refused(result)
  }

  return { take, end, withdraw, inviteRating }
}
