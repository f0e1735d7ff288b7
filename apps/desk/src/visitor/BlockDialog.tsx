import { textLimits } from '@foyer/contract/text-limits.ts'
import { Button, Group, Modal, NativeSelect, Text, TextInput } from '@mantine/core'
import { blockPeriods, type BlockPeriod } from '@foyer/core/blocks/block-period.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from '../ui/use-notify.ts'
import { visitorKey } from '../platform/query-keys.ts'
import { useDesk } from '../live/desk-context.tsx'
import { failureKey } from '../text/failure-text.ts'
import { useText } from '../text/text-context.tsx'

const periods = Object.keys(blockPeriods).filter((name): name is BlockPeriod => name in blockPeriods)

type BlockDialogProps = { threadId: string; name: string; onClose: () => void }

/** For how long somebody may not write, and why. */
export function BlockDialog({ threadId, name, onClose }: BlockDialogProps) {
  const t = useText()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const { client } = useDesk()
  const [period, setPeriod] = useState<BlockPeriod>('day')
  const [reason, setReason] = useState('')

  async function block(): Promise<void> {
    const result = await client.blockVisitor({ threadId, period, reason: reason.trim() })
    if (!result.ok) return notify(t(failureKey(result)), 'problem')
    await queryClient.invalidateQueries({ queryKey: visitorKey(threadId) })
    return onClose()
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={t('block.title', { name })}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void block()
        }}
      >
        <Text c="dimmed" mb="sm">
          {t('block.body')}
        </Text>
        <NativeSelect
          label={t('block.period')}
          value={period}
          onChange={({ currentTarget }) =>
            setPeriod(periods.find((one) => one === currentTarget.value) ?? 'day')
          }
          data={periods.map((value) => ({ value, label: t(`block.period.${value}`) }))}
        />
        <TextInput
          mt="sm"
          label={t('block.reason')}
          maxLength={textLimits.short}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('confirm.cancel')}
          </Button>
          <Button type="submit" color="red">
            {t('block.confirm')}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}
