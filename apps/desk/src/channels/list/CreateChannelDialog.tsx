import { NativeSelect, TextInput } from '@mantine/core'
import { channelLimits } from '@foyer/contract/desk/channel-limits.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useDesk } from '../../live/desk-context.tsx'
import { failureKey } from '../../text/failure-text.ts'
import { useText } from '../../text/text-context.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { FilePart } from './FilePart.tsx'
import { useChannelFile } from './use-channel-file.ts'
import { useReadChannelsAgain, type Channel } from './use-channels.ts'

/** No key of a channel has these characters. */
const neutral = ':neutral'
const fromFile = ':file'

type CreateChannelDialogProps = { channels: readonly Channel[]; copyOf?: string; onClose: () => void }

/** A channel with neutral settings, with those of another one, or with those of a file. */
export function CreateChannelDialog({ channels, copyOf, onClose }: CreateChannelDialogProps) {
  const t = useText()
  const { client } = useDesk()
  const navigate = useNavigate()
  const readAgain = useReadChannelsAgain()
  const { file, read, ...reading } = useChannelFile()
  const [name, setName] = useState('')
  const [source, setSource] = useState(copyOf ?? neutral)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function choose(chosen: File): Promise<void> {
    const next = await read(chosen)
    if (next) setName((before) => before || next.name.slice(0, channelLimits.name))
  }

  async function create(): Promise<void> {
    if (name.trim() === '') return setProblem(t('channels.nameMissing'))
    if (source === fromFile && !file) return setProblem(t('channels.file.missing'))
    setBusy(true)
    const result = await client.createChannel({
      name: name.trim(),
      ...(source === fromFile && file && { settings: file.changes }),
      ...(source !== fromFile && source !== neutral && { copyOf: source }),
    })
    setBusy(false)
    if (!result.ok) {
      const isFull = result.kind === 'refused' && result.error === 'request.tooMany'
      const full = t('channels.full', { count: channelLimits.channels })
      return setProblem(isFull && channels.length >= channelLimits.channels ? full : t(failureKey(result)))
    }
    await readAgain()
    await navigate({ to: '/settings/channels/$channelId', params: { channelId: result.data.channelId } })
  }

  return (
    <FormDialog
      title={t('channels.create')}
      action={t(file?.invalid.length ? 'channels.create.rest' : 'channels.create.confirm')}
      isBusy={isBusy}
      onSubmit={() => void create()}
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
      <NativeSelect
        label={t('channels.source')}
        value={source}
        onChange={({ currentTarget }) => {
          setSource(currentTarget.value)
          setProblem('')
        }}
        data={[
          { value: neutral, label: t('channels.source.neutral') },
          { value: fromFile, label: t('channels.source.file') },
          ...channels.map(({ channelId, name: label }) => ({
            value: channelId,
            label: t('channels.source.copy', { name: label }),
          })),
        ]}
      />
      {source === fromFile && <FilePart {...reading} file={file} onFile={(chosen) => void choose(chosen)} />}
    </FormDialog>
  )
}
