import { Button, Group, Modal } from '@mantine/core'
import type { GroupBlocker } from '@foyer/contract/desk/groups.ts'
import { useState } from 'react'
import { useDesk } from '../../live/desk-context.tsx'
import { failureKey } from '../../text/failure-text.ts'
import { useText } from '../../text/text-context.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useNotify } from '../../ui/use-notify.ts'
import type { GroupList } from './use-groups.ts'

type DeleteGroupProps = { group: GroupList['groups'][number]; onDeleted: (text: string) => void }

/** Deletes the group, or says what still needs it. */
export function DeleteGroup({ group: { groupId, groupName }, onDeleted }: DeleteGroupProps) {
  const t = useText()
  const notify = useNotify()
  const { client } = useDesk()
  const [isAsking, setAsking] = useState(false)
  const [blockers, setBlockers] = useState<readonly GroupBlocker[]>([])

  async function remove(): Promise<void> {
    const result = await client.deleteGroup({ groupId })
    if (!result.ok) return notify(t(failureKey(result)), 'problem')
    if (result.data.blockers.length > 0) return setBlockers(result.data.blockers)
    onDeleted(t('groups.deleted', { name: groupName }))
  }

  return (
    <section className="desk-settings-part" aria-labelledby="desk-group-delete">
      <h2 id="desk-group-delete">{t('groups.delete')}</h2>
      <p className="desk-settings-part-lead">{t('groups.deleteLead')}</p>
      <div>
        <Button variant="light" color="red" onClick={() => setAsking(true)}>
          {t('groups.deleteOpen')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('groups.deleteTitle', { name: groupName })}
        body={t('groups.deleteBody')}
        confirm={t('groups.delete')}
        onAnswer={(isConfirmed) => {
          setAsking(false)
          if (isConfirmed) void remove()
        }}
      />
      <Modal
        opened={blockers.length > 0}
        onClose={() => setBlockers([])}
        title={t('groups.blocked')}
        closeButtonProps={{ 'aria-label': t('dialog.close') }}
      >
        <ul className="desk-group-blockers">
          {blockers.map((blocker) => (
            <li key={JSON.stringify(blocker)}>{reason(blocker)}</li>
          ))}
        </ul>
        <Group justify="flex-end" mt="lg">
          <Button data-autofocus variant="default" onClick={() => setBlockers([])}>
            {t('dialog.close')}
          </Button>
        </Group>
      </Modal>
    </section>
  )

  function reason(blocker: GroupBlocker): string {
    switch (blocker.kind) {
      case 'only':
        return t('groups.blocker.only')
      case 'waiting':
        return t('groups.blocker.waiting', { count: blocker.count })
      case 'channel':
        return t('groups.blocker.channel', { name: blocker.name })
      case 'overflow':
        return t('groups.blocker.overflow', { name: blocker.name })
    }
  }
}
