import { Button, Group, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '../../text/text-context.tsx'

type TeamDialogProps = {
  title: string
  /** The button that sends the form. */
  action: string
  isBusy: boolean
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A form about one person of the team. */
export function TeamDialog({ title, action, isBusy, onSubmit, onClose, children }: TeamDialogProps) {
  const t = useText()
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t('dialog.close') }}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <div className="desk-team-form">{children}</div>
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('confirm.cancel')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {action}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}
