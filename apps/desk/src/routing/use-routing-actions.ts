import type { InputOf } from '@foyer/contract/endpoint.ts'
import type { handOver } from '@foyer/contract/desk/thread.ts'
import type { Result } from '@foyer/client/result.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from '../ui/use-notify.ts'
import type { ThreadRow } from '../state/inbox/thread-row.ts'
import { useDesk } from '../live/desk-context.tsx'
import { threadKey } from '../platform/query-keys.ts'
import { failureKey } from '../text/failure-text.ts'
import { useText } from '../text/text-context.tsx'

export type HandOverTo = Omit<InputOf<typeof handOver>, 'threadId'>

/** Passing a thread on, refusing it, and stepping in. Each says whether it worked, and shows its own failure. */
export function useRoutingActions({ threadId }: Pick<ThreadRow, 'threadId'>) {
  const t = useText()
  const notify = useNotify()
  const { client, dispatch } = useDesk()
  const queryClient = useQueryClient()

  async function told(result: Result<unknown>): Promise<boolean> {
    if (!result.ok) notify(t(failureKey(result)), 'problem')
    // The stream will tell as well; whoever acted should not have to wait for it.
    await queryClient.invalidateQueries({ queryKey: threadKey(threadId), exact: true })
    return result.ok
  }

  return {
    handOver: async (to: HandOverTo): Promise<boolean> => told(await client.handOver({ threadId, ...to })),
    refuse: async (): Promise<boolean> => told(await client.refuseThread({ threadId })),
    takeOver: async (): Promise<boolean> => {
      const result = await client.takeOver({ threadId })
      if (result.ok) dispatch({ on: 'row', thread: result.data.thread })
      return told(result)
    },
  }
}
