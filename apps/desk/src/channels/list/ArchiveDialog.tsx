import { useDesk } from '../../live/desk-context.tsx'
import { failureKey } from '../../text/failure-text.ts'
import { useText } from '../../text/text-context.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useNotify } from '../../ui/use-notify.ts'
import { useReadChannelsAgain, type Channel } from './use-channels.ts'

/** Closes a channel for visitors or opens it again, after saying what that means. */
export function ArchiveDialog({ channel, onClose }: { channel: Channel; onClose: () => void }) {
  const t = useText()
  const notify = useNotify()
  const { client } = useDesk()
  const readAgain = useReadChannelsAgain()
  const { channelId, name, isArchived } = channel
  const act = isArchived ? 'reopen' : 'archive'

  async function change(): Promise<void> {
    const result = await client.archiveChannel({ channelId, isArchived: !isArchived })
    if (result.ok) notify(t(`channels.${act}.done`, { name }))
    else notify(t(failureKey(result)), 'problem')
    await readAgain()
  }

  return (
    <ConfirmDialog
      isOpen
      isFinal={!isArchived}
      title={t(`channels.${act}.title`, { name })}
      body={t(`channels.${act}.body`)}
      confirm={t(`channels.${act}`)}
      onAnswer={(isConfirmed) => {
        onClose()
        if (isConfirmed) void change()
      }}
    />
  )
}
