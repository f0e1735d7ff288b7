import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDesk } from '../../live/desk-context.tsx'
import { channelVersionsKey, siteChannelsKey } from '../../platform/query-keys.ts'
import { failureKey } from '../../text/failure-text.ts'
import { useText } from '../../text/text-context.tsx'
import { useNotify } from '../../ui/use-notify.ts'
import { useChannelDraft } from '../draft/use-channel-draft.tsx'

/** Publishes an earlier version again. `current` is what it was compared with: a later publication is compared first. */
export function useRestore(version: number, onDone: () => void) {
  const t = useText()
  const notify = useNotify()
  const { client, agent } = useDesk()
  const queryClient = useQueryClient()
  const { channelId, reload } = useChannelDraft()
  const [isBusy, setBusy] = useState(false)

  async function restore(current: number): Promise<void> {
    setBusy(true)
    const result = await client.restoreChannelVersion({ channelId, version, current })
    await reload()
    await queryClient.invalidateQueries({ queryKey: channelVersionsKey(agent.adminId, channelId) })
    await queryClient.invalidateQueries({ queryKey: siteChannelsKey(agent.adminId) })
    setBusy(false)
    if (!result.ok) return notify(t(failureKey(result)), 'problem')
    notify(t('channels.restore.done', { version }))
    onDone()
  }

  return { restore, isBusy }
}
