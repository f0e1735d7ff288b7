import { NativeSelect, Skeleton } from '@mantine/core'
import { may } from '@foyer/core/identity/may.ts'
import { useState } from 'react'
import { useDesk } from '../../live/desk-context.tsx'
import { useText } from '../../text/text-context.tsx'
import { EmptyState, LoadFailed } from '../../ui/EmptyState.tsx'
import '../../settings/SettingsPage.css'
import { useRobot } from '../use-robot.ts'
import { EmbeddingsPart } from './EmbeddingsPart.tsx'
import { ModelForm } from './ModelForm.tsx'
import './ModelPage.css'
import { UsagePart } from './UsagePart.tsx'
import { useChannelModels } from './use-channel-models.ts'

/** The model of each channel that the robot answers in, its usage, and the state of embeddings. */
export function ModelPage() {
  const t = useText()
  const { agent } = useDesk()
  if (!may(agent.role, 'editChannels')) return <EmptyState title={t('knowledge.model.forbidden')} />
  return <Models />
}

function Models() {
  const t = useText()
  const robot = useRobot()
  const { data, isError, refetch } = useChannelModels(robot?.robotNo)
  const [wanted, setWanted] = useState<string>()
  if (!data && isError) return <LoadFailed title={t('error.network')} onAgain={() => refetch()} />
  if (!data)
    return (
      <div className="desk-model">
        <Skeleton height={420} radius="md" />
      </div>
    )
  const { channels, installationModel, embeddings, budgets } = data
  const channel = channels.find(({ channelId }) => channelId === wanted) ?? channels[0]
  return (
    <div className="desk-model desk-settings-parts">
      {channels.length > 1 && channel && (
        <NativeSelect
          label={t('knowledge.model.channel')}
          value={channel.channelId}
          data={channels.map(({ channelId, name }) => ({ value: channelId, label: name }))}
          onChange={({ currentTarget }) => setWanted(currentTarget.value)}
        />
      )}
      {channel ? (
        <>
          <ModelForm
            key={JSON.stringify(channel)}
            channel={channel}
            installationModel={installationModel}
            most={budgets}
          />
          <UsagePart key={channel.channelId} channelId={channel.channelId} />
        </>
      ) : (
        <EmptyState title={t('knowledge.model.noChannel')} detail={t('knowledge.model.noChannel.detail')} />
      )}
      <EmbeddingsPart embeddings={embeddings} />
    </div>
  )
}
