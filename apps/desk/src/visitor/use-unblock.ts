import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from '../ui/use-notify.ts'
import { useDesk } from '../live/desk-context.tsx'
import { failureKey } from '../text/failure-text.ts'
import { useText } from '../text/text-context.tsx'

/** Lets a visitor write again; whoever shows them reads anew. */
export function useUnblock(): (userId: string) => Promise<void> {
  const t = useText()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const { client } = useDesk()
  return async (userId) => {
    const result = await client.unblockVisitor({ userId })
    if (!result.ok) return notify(t(failureKey(result)), 'problem')
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: ['blocks'] }),
      queryClient.invalidateQueries({ queryKey: ['visitor'] }),
    ])
    return undefined
  }
}
