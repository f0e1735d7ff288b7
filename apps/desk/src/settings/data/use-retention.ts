import { useQuery, useQueryClient } from '@tanstack/react-query'
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

/** Shows the choice at once, and takes it back with a notice if the server does not save it. */
export function useSetRetention(): (change: RetentionChange) => Promise<void> {
  const { client, agent } = useDesk()
  const queryClient = useQueryClient()
  const queryKey = retentionKey(agent.adminId)
  const save = useSave(queryKey)

  function send(change: RetentionChange) {
    if (change.of === 'tenant') return client.setRetention({ retention: change.retention })
    const { channelId, retention } = change
    return client.setChannelRetention({ channelId, ...(retention && { retention }) })
  }

  return async (change) => {
    // An answer that is under way has the choice before this one.
    await queryClient.cancelQueries({ queryKey })
    const before = queryClient.getQueryData<RetentionSettings>(queryKey)
    const shown = before && withRetention(before, change)
    queryClient.setQueryData(queryKey, shown)
    const isSaved = await save(send(change))
    const isLatest = queryClient.getQueryData(queryKey) === shown
    if (!isSaved && isLatest) queryClient.setQueryData(queryKey, before)
  }
}
