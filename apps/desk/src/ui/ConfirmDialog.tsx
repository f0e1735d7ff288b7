import { Button, Group, Modal, Text } from '@mantine/core'
import { useText } from '../text/text-context.tsx'

type ConfirmDialogProps = {
  isOpen: boolean
  title: string
  body: string
  confirm: string
  onAnswer: (isConfirmed: boolean) => void
}

/** A question before something that cannot be undone. */
export function ConfirmDialog({ isOpen, title, body, confirm, onAnswer }: ConfirmDialogProps) {
  const t = useText()
  return (
    <Modal
      opened={isOpen}
      onClose={() => onAnswer(false)}
      title={title}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      <Text c="dimmed">{body}</Text>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={() => onAnswer(false)}>
          {t('confirm.cancel')}
        </Button>
        <Button color="red" onClick={() => onAnswer(true)} data-autofocus>
          {confirm}
        </Button>
      </Group>
    </Modal>
  )
}
