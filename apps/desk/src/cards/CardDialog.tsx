import { Modal, Tabs } from '@mantine/core'
import { useState } from 'react'
import { useQueue } from '../composer/use-queue.ts'
import { useText } from '../text/text-context.tsx'
import { CardForm } from './CardForm.tsx'
import { cardKinds, type CardKind } from './card-kinds.ts'
import { FormPicker } from './FormPicker.tsx'

type CardDialogProps = { threadId: string; onClose: () => void }
type Part = CardKind | 'form'
const parts: readonly Part[] = [...cardKinds, 'form']

/** A product, an order, a link, or a form to fill in. */
export function CardDialog({ threadId, onClose }: CardDialogProps) {
  const t = useText()
  const queue = useQueue(threadId)
  const [part, setPart] = useState<Part>('goods')

  function send(msgType: number, text: string): void {
    queue({ msgType, text })
    onClose()
  }

  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('reply.card')}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      <Tabs
        value={part}
        onChange={(value) => setPart(parts.find((one) => one === value) ?? 'goods')}
        keepMounted={false}
      >
        <Tabs.List>
          {parts.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`send.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {cardKinds.map((kind) => (
          <Tabs.Panel key={kind} value={kind} pt="sm">
            <CardForm kind={kind} onSend={send} />
          </Tabs.Panel>
        ))}
        <Tabs.Panel value="form" pt="sm">
          <FormPicker onSend={send} />
        </Tabs.Panel>
      </Tabs>
    </Modal>
  )
}
