import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from '../frame/use-notify.ts'
import { useDesk } from '../live/desk-context.tsx'
import { failureKey } from '../text/failure-text.ts'
import { useText } from '../text/text-context.tsx'
import { leftMessagesKey } from './query-keys.ts'

/** Marks a message as seen to or not. A failure is told; the answer is whether it went well. */
export function useHandleMessage(messageId: string) {
  const t = useText()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const { client, agent } = useDesk()
  return async (isHandled: boolean, remark: string): Promise<boolean> => {
    const result = await client.handleLeftMessage({ messageId, isHandled, remark })
    const key = leftMessagesKey(agent.adminId)
    if (result.ok) queryClient.setQueryData([...key, 'one', messageId], result.data)
    else notify(t(failureKey(result)), 'problem')
    await queryClient.invalidateQueries({ queryKey: key })
    return result.ok
  }
}
