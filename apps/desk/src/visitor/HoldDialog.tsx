import { textLimits } from '@foyer/contract/text-limits.ts'
import { Button, Group, Modal, Text, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDesk } from '../live/desk-context.tsx'
import { visitorKey } from '../platform/query-keys.ts'
import { failureKey } from '../text/failure-text.ts'
import { useText } from '../text/text-context.tsx'
import { useNotify } from '../ui/use-notify.ts'

type HoldDialogProps = { threadId: string; name: string; onClose: () => void }

/** Keeps a visitor's data, for a reason that others can read later. */
export function HoldDialog({ threadId, name, onClose }: HoldDialogProps) {
  const t = useText()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const { client } = useDesk()
  const [reason, setReason] = useState('')

  async function hold(): Promise<void> {
    const result = await client.holdVisitor({ threadId, reason: reason.trim() })
    if (!result.ok) return notify(t(failureKey(result)), 'problem')
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: visitorKey(threadId) }),
      queryClient.invalidateQueries({ queryKey: ['holds'] }),
    ])
    return onClose()
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={t('data.hold.title', { name })}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void hold()
        }}
      >
        <Text c="dimmed" mb="sm">
          {t('data.hold.body')}
        </Text>
        <TextInput
          data-autofocus
          label={t('data.hold.reason')}
          maxLength={textLimits.short}
          dir="auto"
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('confirm.cancel')}
          </Button>
          <Button type="submit" disabled={reason.trim() === ''}>
            {t('data.hold.confirm')}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}
