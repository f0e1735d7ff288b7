import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from '../ui/use-notify.ts'
import { useDesk } from '../live/desk-context.tsx'
import { failureKey } from '../text/failure-text.ts'
import { useText } from '../text/text-context.tsx'

/** Ends a legal hold; every view of the visitor reads again. */
export function useLiftHold(): (userId: string) => Promise<void> {
  const t = useText()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const { client } = useDesk()
  return async (userId) => {
    const result = await client.liftHold({ userId })
    if (!result.ok) notify(t(failureKey(result)), 'problem')
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: ['holds'] }),
      queryClient.invalidateQueries({ queryKey: ['visitor'] }),
    ])
  }
}
