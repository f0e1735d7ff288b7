import { Button, Group, Modal } from '@mantine/core'
import type { FormUse } from '@foyer/contract/desk/forms.ts'
import { useText } from '../../text/text-context.tsx'
import './FormForm.css'
import { UseList } from './UseList.tsx'

type UsedDialogProps = {
  title: string
  uses: readonly FormUse[]
  /** Missing when it is archived already. */
  onArchive?: (() => void) | undefined
  onClose: () => void
}

/** Why something is not deleted, and what can be done instead. */
export function UsedDialog({ title, uses, onArchive, onClose }: UsedDialogProps) {
  const t = useText()
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('library.used.title', { title })}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      <p>{t('library.used.body')}</p>
      <UseList uses={uses} />
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" data-autofocus onClick={onClose}>
          {t('csv.close')}
        </Button>
        {onArchive && <Button onClick={onArchive}>{t('library.used.archive')}</Button>}
      </Group>
    </Modal>
  )
}
