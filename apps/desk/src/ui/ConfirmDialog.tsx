import { Button, Group, Modal, Text } from '@mantine/core'
import { useText } from '../text/text-context.tsx'

type ConfirmDialogProps = {
  isOpen: boolean
  title: string
  body: string
  confirm: string
  /** False for what can be done again without harm. */
  isFinal?: boolean
  onAnswer: (isConfirmed: boolean) => void
}

/** A question before an action, most of which cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, body, confirm, isFinal = true, onAnswer } = props
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
        <Button {...(isFinal && { color: 'red' })} onClick={() => onAnswer(true)} data-autofocus>
          {confirm}
        </Button>
      </Group>
    </Modal>
  )
}
