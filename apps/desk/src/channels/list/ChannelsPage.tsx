import { Button, Skeleton, Switch } from '@mantine/core'
import { may } from '@foyer/core/identity/may.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useDesk } from '../../live/desk-context.tsx'
import { SettingsPage } from '../../settings/SettingsPage.tsx'
import { useText } from '../../text/text-context.tsx'
import { EmptyState, LoadFailed } from '../../ui/EmptyState.tsx'
import { ArchiveDialog } from './ArchiveDialog.tsx'
import { ChannelRow, type ChannelAct } from './ChannelRow.tsx'
import './ChannelsPage.css'
import { CreateChannelDialog } from './CreateChannelDialog.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import { RenameDialog } from './RenameDialog.tsx'
import { useChannels, type Channel } from './use-channels.ts'

/** Which dialog is open, and about which channel. */
type Open = { act: 'create'; copyOf?: string } | { act: ChannelAct; channel: Channel }

/** The channels: what is published, what is not, and what can be done with each. */
export function ChannelsPage() {
  const t = useText()
  const { agent } = useDesk()
  const isAllowed = may(agent.role, 'editChannels')
  const { data, isError, refetch } = useChannels(isAllowed)
  const [isArchiveShown, setArchiveShown] = useState(false)
  const [open, setOpen] = useState<Open>()
  const archived = data?.filter(({ isArchived }) => isArchived).length ?? 0
  const shown = data?.filter(({ isArchived }) => isArchiveShown || !isArchived)

  if (!isAllowed)
    return (
      <SettingsPage title={t('settings.channels')}>
        <EmptyState title={t('site.forbidden')} />
      </SettingsPage>
    )
  return (
    <SettingsPage title={t('settings.channels')} lead={t('settings.channels.lead')}>
      <div className="desk-channels">
        {!data && !isError && <Skeleton height={160} radius="md" />}
        {!data && isError && <LoadFailed title={t('error.network')} onAgain={() => refetch()} />}
        {data && (
          <div className="desk-channels-tools">
            <Button leftSection={<Plus size={16} />} onClick={() => setOpen({ act: 'create' })}>
              {t('channels.create')}
            </Button>
            {archived > 0 && (
              <Switch
                label={t('channels.showArchived', { count: archived })}
                checked={isArchiveShown}
                onChange={({ currentTarget }) => setArchiveShown(currentTarget.checked)}
              />
            )}
          </div>
        )}
        {shown?.length === 0 && (
          <EmptyState
            title={t(archived > 0 ? 'channels.onlyArchived' : 'channels.none')}
            detail={t(archived > 0 ? 'channels.onlyArchivedDetail' : 'channels.noneDetail')}
          />
        )}
        {shown && shown.length > 0 && (
          <ul className="desk-settings-list desk-channels-list" aria-label={t('settings.channels')}>
            {shown.map((channel) => (
              <ChannelRow
                key={channel.channelId}
                channel={channel}
                onAct={(act) =>
                  setOpen(act === 'copy' ? { act: 'create', copyOf: channel.channelId } : { act, channel })
                }
              />
            ))}
          </ul>
        )}
      </div>
      <OpenDialog open={open} channels={data ?? []} onClose={() => setOpen(undefined)} />
    </SettingsPage>
  )
}

type OpenDialogProps = { open: Open | undefined; channels: readonly Channel[]; onClose: () => void }

function OpenDialog({ open, channels, onClose }: OpenDialogProps) {
  switch (open?.act) {
    case undefined:
      return null
    case 'create':
      return (
        <CreateChannelDialog
          channels={channels}
          onClose={onClose}
          {...('copyOf' in open && { copyOf: open.copyOf })}
        />
      )
    case 'rename':
      return <RenameDialog channel={open.channel} onClose={onClose} />
    case 'import':
      return <ImportDialog channel={open.channel} onClose={onClose} />
    case 'archive':
      return <ArchiveDialog channel={open.channel} onClose={onClose} />
  }
}
