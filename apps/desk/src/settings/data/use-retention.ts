import { useQuery, useQueryClient } from '@tanstack/react-query'
import { startTransition, useOptimistic } from 'react'
import { useSave } from '../../library/use-save.ts'
import { useDesk } from '../../live/desk-context.tsx'
import { unwrap } from '../../platform/api-error.ts'
import { retentionKey } from '../../platform/query-keys.ts'
import { withRetention, type RetentionChange, type RetentionSettings } from './with-retention.ts'

export function useRetention() {
  const { client, agent } = useDesk()
  return useQuery({
    queryKey: retentionKey(agent.adminId),
    queryFn: async () => unwrap(await client.readRetention({})),
    refetchOnMount: 'always',
  })
}

/** Shows a choice at once, and takes it back with a notice if the server does not save it. */
export function useRetentionChoice(settings: RetentionSettings) {
  const { client, agent } = useDesk()
  const queryClient = useQueryClient()
  const queryKey = retentionKey(agent.adminId)
  const save = useSave(queryKey)
  const [shown, show] = useOptimistic(settings, withRetention)

  async function send(change: RetentionChange) {
    const result = await request(change)
    // Whatever becomes of the next read, a saved choice stays on the screen.
    if (result.ok)
      queryClient.setQueryData<RetentionSettings>(
        queryKey,
        (before) => before && withRetention(before, change),
      )
    return result
  }

  function request(change: RetentionChange) {
    if (change.of === 'tenant') return client.setRetention({ retention: change.retention })
    const { channelId, retention } = change
    return client.setChannelRetention({ channelId, ...(retention && { retention }) })
  }

  function choose(change: RetentionChange): void {
    startTransition(async () => {
      show(change)
      await save(send(change))
    })
  }

  return { shown, choose }
}
