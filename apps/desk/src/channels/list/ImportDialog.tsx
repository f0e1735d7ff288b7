import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useDesk } from '../../live/desk-context.tsx'
import { failureKey } from '../../text/failure-text.ts'
import { useText } from '../../text/text-context.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { useNotify } from '../../ui/use-notify.ts'
import { settingLabel } from '../publish/setting-label.ts'
import { FilePart } from './FilePart.tsx'
import { useChannelFile } from './use-channel-file.ts'
import { useReadChannelsAgain, type Channel } from './use-channels.ts'

/** The settings of a file as changes of a channel's draft: nothing reaches visitors before it is published. */
export function ImportDialog({ channel, onClose }: { channel: Channel; onClose: () => void }) {
  const t = useText()
  const notify = useNotify()
  const { client } = useDesk()
  const navigate = useNavigate()
  const readAgain = useReadChannelsAgain()
  const { file, read, ...reading } = useChannelFile()
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const { channelId, name } = channel

  async function importFile(): Promise<void> {
    if (!file) return setProblem(t('channels.file.missing'))
    setBusy(true)
    const now = await client.readChannelDraft({ channelId })
    const saved =
      now.ok &&
      (await client.saveChannelDraft({
        channelId,
        revision: now.data.draft.revision,
        changes: file.changes,
      }))
    setBusy(false)
    if (!now.ok) return setProblem(t(failureKey(now)))
    if (!saved || !saved.ok) return setProblem(t(saved ? failureKey(saved) : 'error.network'))
    // Somebody saved in the moment between: their changes stay.
    if (saved.data.conflicts.length > 0) {
      const settings = saved.data.conflicts.map((key) => settingLabel(key, t)).join(', ')
      notify(t('channels.import.conflicts', { settings }), 'problem')
    }
    await readAgain()
    await navigate({ to: '/settings/channels/$channelId', params: { channelId } })
  }

  return (
    <FormDialog
      title={t('channels.import.title', { name })}
      action={t(file?.invalid.length ? 'channels.import.rest' : 'channels.import.confirm')}
      isBusy={isBusy}
      onSubmit={() => void importFile()}
      onClose={onClose}
    >
      <p className="desk-channels-lead">{t('channels.import.lead')}</p>
      <FilePart
        file={file}
        isReading={reading.isReading}
        problem={reading.problem || problem}
        onFile={(chosen) => {
          setProblem('')
          void read(chosen)
        }}
      />
    </FormDialog>
  )
}
