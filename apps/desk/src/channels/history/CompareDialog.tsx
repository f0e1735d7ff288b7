import { Button, Group, Modal, Skeleton } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useText } from '../../text/text-context.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { LoadFailed } from '../../ui/EmptyState.tsx'
import { useChannelDraft } from '../draft/use-channel-draft.tsx'
import { BeforeAfter } from '../publish/BeforeAfter.tsx'
import { ChangeList } from '../publish/ChangeList.tsx'
import { describeChanges } from '../publish/describe-changes.ts'
import '../publish/PublishDialog.css'
import { useRestore } from './use-restore.ts'
import { useVersionSettings } from './use-versions.ts'

/** What would change if an earlier version were published again. */
export function CompareDialog({ version, onClose }: { version: number; onClose: () => void }) {
  const t = useText()
  const { channelId, published, version: current } = useChannelDraft()
  const { data: settings, isError, refetch } = useVersionSettings(channelId, version)
  const changes = useMemo(() => (settings ? describeChanges(published, settings) : []), [published, settings])
  const [isAsking, setAsking] = useState(false)
  const { restore, isBusy } = useRestore(version, onClose)
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={t('channels.restore.title', { version })}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      <div className="desk-publish">
        {!settings && !isError && <Skeleton height={240} radius="md" />}
        {!settings && isError && <LoadFailed title={t('error.network')} onAgain={() => refetch()} />}
        {settings && changes.length === 0 && <p>{t('channels.restore.same')}</p>}
        {settings && changes.length > 0 && (
          <>
            <p>{t('channels.restore.lead', { current, version })}</p>
            <ChangeList changes={changes} label={t('channels.publish.changes', { count: changes.length })} />
            <BeforeAfter channelId={channelId} before={published} after={settings} changes={changes} />
          </>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('dialog.close')}
          </Button>
          <Button disabled={changes.length === 0} loading={isBusy} onClick={() => setAsking(true)}>
            {t('channels.restore')}
          </Button>
        </Group>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        isFinal={false}
        title={t('channels.restore.confirm', { version })}
        body={t('channels.restore.body')}
        confirm={t('channels.restore')}
        onAnswer={(isConfirmed) => {
          setAsking(false)
          if (isConfirmed) void restore(current)
        }}
      />
    </Modal>
  )
}
