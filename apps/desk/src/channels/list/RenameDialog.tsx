import { TextInput } from '@mantine/core'
import { channelLimits } from '@foyer/contract/desk/channel-limits.ts'
import { useState } from 'react'
import { useDesk } from '../../live/desk-context.tsx'
import { failureKey } from '../../text/failure-text.ts'
import { useText } from '../../text/text-context.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { useReadChannelsAgain, type Channel } from './use-channels.ts'

/** Another name for agents. Visitors never see it, so that it needs no publication. */
export function RenameDialog({ channel, onClose }: { channel: Channel; onClose: () => void }) {
  const t = useText()
  const { client } = useDesk()
  const readAgain = useReadChannelsAgain()
  const [name, setName] = useState(channel.name)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function rename(): Promise<void> {
    if (name.trim() === '') return setProblem(t('channels.nameMissing'))
    setBusy(true)
    const result = await client.renameChannel({ channelId: channel.channelId, name: name.trim() })
    setBusy(false)
    if (!result.ok) return setProblem(t(failureKey(result)))
    await readAgain()
    onClose()
  }

  return (
    <FormDialog
      title={t('channels.renameTitle', { name: channel.name })}
      action={t('channels.rename')}
      isBusy={isBusy}
      onSubmit={() => void rename()}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        label={t('channels.name')}
        description={t('channels.nameHint')}
        dir="auto"
        maxLength={channelLimits.name}
        value={name}
        error={problem}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value)
          setProblem('')
        }}
      />
    </FormDialog>
  )
}
