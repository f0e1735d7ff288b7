import { Button, Group, Modal, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../text/text-context.tsx'
import { confirmWord, isTyped } from './confirm-word.ts'

type EraseDialogProps = {
  userName: string
  /** Says whether the erasure began. */
  erase: () => Promise<boolean>
  onClose: () => void
}

/** Erases everything of a visitor. A word must be typed, because it cannot be undone. */
export function EraseDialog({ userName, erase, onClose }: EraseDialogProps) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const [isBusy, setBusy] = useState(false)
  const word = confirmWord(userName, t('data.erase.word'))

  async function submit(): Promise<void> {
    if (!isTyped(typed, word)) return
    setBusy(true)
    const isBegun = await erase()
    setBusy(false)
    if (isBegun) onClose()
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={t('data.erase.title', { name: userName || t('visitor.unnamed') })}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Text c="dimmed" mb="sm">
          {t('data.erase.body')}
        </Text>
        <TextInput
          data-autofocus
          label={t('data.erase.type', { word })}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('confirm.cancel')}
          </Button>
          <Button type="submit" color="red" loading={isBusy} disabled={!isTyped(typed, word)}>
            {t('data.erase.confirm')}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}
