import type { Result } from '@foyer/client/result.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from '../ui/use-notify.ts'
import { failureKey } from '../text/failure-text.ts'
import { useText } from '../text/text-context.tsx'

/** Makes a change and reads the list again. A failure is told; the answer is whether it went well. */
export function useSave(queryKey: readonly string[]) {
  const t = useText()
  const notify = useNotify()
  const queryClient = useQueryClient()
  return async (change: Promise<Result<unknown>>): Promise<boolean> => {
    const result = await change
    if (!result.ok) notify(t(failureKey(result)), 'problem')
    await queryClient.invalidateQueries({ queryKey })
    return result.ok
  }
}
