import type { WireChannelSettings } from '@foyer/contract/settings/channel-settings.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDesk } from '../../live/desk-context.tsx'
import { siteChannelsKey } from '../../platform/query-keys.ts'
import { failureKey } from '../../text/failure-text.ts'
import { useText } from '../../text/text-context.tsx'
import { useTimes } from '../../text/use-times.ts'
import { useNotify } from '../../ui/use-notify.ts'
import type { ChannelDraftView } from '../draft/draft-view.ts'

/** What the admin has compared: exactly this is published, or nothing. */
export type Compared = {
  version: number
  revision: number
  published: WireChannelSettings
  settings: WireChannelSettings
}

const comparedIn = ({ version, revision, published, settings }: ChannelDraftView): Compared => ({
  version,
  revision,
  published,
  settings,
})

/** Without a time: now. */
type Choice = { note: string; at?: number }

/** Publishes or schedules what was compared. What colleagues change meanwhile is shown first, never published unseen. */
export function usePublish(draft: ChannelDraftView, onDone: () => void) {
  const t = useText()
  const times = useTimes()
  const notify = useNotify()
  const { client, agent } = useDesk()
  const queryClient = useQueryClient()
  const [compared, setCompared] = useState(() => comparedIn(draft))
  const [isBusy, setBusy] = useState(false)
  const { channelId, name } = draft

  async function publish({ note, at }: Choice): Promise<void> {
    setBusy(true)
    const { version, revision } = compared
    const said = note.trim() === '' ? {} : { note: note.trim() }
    const result = await (at === undefined
      ? client.publishChannel({ channelId, version, revision, ...said })
      : client.scheduleChannel({ channelId, revision, publishTime: at, ...said }))
    // After a stale answer too: the dialog then shows what is new.
    await draft.reload()
    setBusy(false)
    if (!result.ok) return notify(t(failureKey(result)), 'problem')
    // At once: once this dialog is closed there may be another, which must stay.
    onDone()
    notify(
      at === undefined
        ? t('channels.publish.done', { name })
        : t('channels.publish.scheduled', { name, time: times.full(at) }),
    )
    await queryClient.invalidateQueries({ queryKey: siteChannelsKey(agent.adminId) })
  }

  return {
    compared,
    isBusy,
    publish,
    /** A colleague has saved or published since. */
    isOutdated: draft.version !== compared.version || draft.revision !== compared.revision,
    compareAgain: () => setCompared(comparedIn(draft)),
  }
}
