import type { setChannelModel } from '@foyer/contract/desk/channel-model.ts'
import type { OutputOf } from '@foyer/contract/endpoint.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDesk } from '../../live/desk-context.tsx'
import { channelModelsOfAgentKey } from '../../platform/query-keys.ts'
import { timings } from '../../platform/timings.ts'
import { settingsOf, type ModelDraft } from '../../rules/knowledge/model-draft.ts'
import { failureKey } from '../../text/failure-text.ts'
import { useText } from '../../text/text-context.tsx'
import { useNotify } from '../../ui/use-notify.ts'

export type Broken = OutputOf<typeof setChannelModel>['broken']

/** Saves the settings, or learns which cases they break. */
export function useSaveModel(channelId: string) {
  const t = useText()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const { client, agent } = useDesk()
  const [isBusy, setBusy] = useState(false)
  const [broken, setBroken] = useState<Broken>()

  async function save(draft: ModelDraft, despiteCases: boolean): Promise<void> {
    setBusy(true)
    setBroken(undefined)
    const key = draft.key === '' ? {} : { key: draft.key }
    const input = { channelId, settings: settingsOf(draft), despiteCases, ...key }
    const result = await client.setChannelModel(input, { deadlineMs: timings.checkModelMs })
    setBusy(false)
    if (!result.ok) return notify(t(failureKey(result)), 'problem')
    if (!result.data.isDone) return setBroken(result.data.broken)
    notify(t(draft.isOn ? 'knowledge.model.saved' : 'knowledge.model.savedOff'))
    await queryClient.invalidateQueries({ queryKey: channelModelsOfAgentKey(agent.adminId) })
  }

  return { save, isBusy, broken }
}
