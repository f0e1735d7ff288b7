import { ActionIcon, Menu } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Archive, ArchiveRestore, Copy, Download, Ellipsis, History, Pencil, Upload } from 'lucide-react'
import { useDesk } from '../../live/desk-context.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { failureKey } from '../../text/failure-text.ts'
import { useText } from '../../text/text-context.tsx'
import { useTimes } from '../../text/use-times.ts'
import { useNotify } from '../../ui/use-notify.ts'
import { channelFile } from './channel-file.ts'
import type { Channel } from './use-channels.ts'

/** Actions that open a dialog. `archive` reopens an archived channel. */
export type ChannelAct = 'rename' | 'import' | 'archive'

type ChannelRowProps = { channel: Channel; onAct: (act: ChannelAct | 'copy') => void }

export function ChannelRow({ channel, onAct }: ChannelRowProps) {
  const t = useText()
  const { channelId, name, isArchived } = channel
  return (
    <li className={isArchived ? 'desk-channels-archived' : ''}>
      <Link to="/settings/channels/$channelId" params={{ channelId }} className="desk-channels-row">
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <Facts channel={channel} />
      </Link>
      <Menu position="bottom-end" withinPortal={false}>
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            className="desk-channels-more"
            aria-label={t('channels.more', { name })}
          >
            <Ellipsis size={20} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <RowItems channel={channel} onAct={onAct} />
        </Menu.Dropdown>
      </Menu>
    </li>
  )
}

function Facts({
  channel: { channelId, version, draftCount, publishTime, isArchived },
}: {
  channel: Channel
}) {
  const t = useText()
  const times = useTimes()
  return (
    <span className="desk-channels-facts">
      <code dir="ltr">{channelId}</code>
      <span>{t('channels.version', { version })}</span>
      {isArchived && <span className="desk-channels-mark">{t('channels.archived')}</span>}
      {draftCount > 0 && (
        <span className="desk-channels-mark">{t('channels.unpublished', { count: draftCount })}</span>
      )}
      {publishTime !== undefined && <span>{t('channels.scheduled', { time: times.full(publishTime) })}</span>}
    </span>
  )
}

function RowItems({ channel, onAct }: ChannelRowProps) {
  const t = useText()
  const exportChannel = useExport(channel)
  const { channelId, isArchived } = channel
  return (
    <>
      <Menu.Item leftSection={<Pencil size={16} />} onClick={() => onAct('rename')}>
        {t('channels.rename')}
      </Menu.Item>
      <Menu.Item
        leftSection={<History size={16} />}
        renderRoot={(props) => (
          <Link to="/settings/channels/$channelId/history" params={{ channelId }} {...props} />
        )}
      >
        {t('channels.history')}
      </Menu.Item>
      <Menu.Item leftSection={<Copy size={16} />} onClick={() => onAct('copy')}>
        {t('channels.copy')}
      </Menu.Item>
      <Menu.Item leftSection={<Download size={16} />} onClick={() => void exportChannel()}>
        {t('channels.export')}
      </Menu.Item>
      <Menu.Item leftSection={<Upload size={16} />} onClick={() => onAct('import')}>
        {t('channels.import')}
      </Menu.Item>
      <Menu.Item
        leftSection={isArchived ? <ArchiveRestore size={16} /> : <Archive size={16} />}
        onClick={() => onAct('archive')}
      >
        {t(isArchived ? 'channels.reopen' : 'channels.archive')}
      </Menu.Item>
    </>
  )
}

/** Saves what the channel has published as a file. */
function useExport({ channelId, name }: Channel): () => Promise<void> {
  const t = useText()
  const notify = useNotify()
  const { client } = useDesk()
  return async () => {
    const read = await client.readChannelDraft({ channelId })
    if (!read.ok) return notify(t(failureKey(read)), 'problem')
    const file = channelFile({ channelId, name, settings: read.data.published, at: Date.now() })
    saveFile({ ...file, type: 'application/json' })
  }
}
