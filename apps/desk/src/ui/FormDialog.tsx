import { Button, Group, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '../text/text-context.tsx'
import './FormDialog.css'
import { useReturnFocus } from './use-return-focus.ts'

type FormDialogProps = {
  title: string
  /** The button that sends the form. */
  action: string
  isBusy: boolean
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A form in a window of its own. */
export function FormDialog({ title, action, isBusy, onSubmit, onClose, children }: FormDialogProps) {
  const t = useText()
  useReturnFocus()
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t('dialog.close') }}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <div className="desk-form-dialog">{children}</div>
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
