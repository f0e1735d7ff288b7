import { Modal, Tabs, Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useQueue } from '../live/use-queue.ts'
import { useText } from '../text/text-context.tsx'
import { CardForm } from './CardForm.tsx'
import { cardKinds, type CardKind } from './card-kinds.ts'
import { Link } from '@tanstack/react-router'
import { msgTypes } from '@foyer/contract/messages/kinds/codecs.ts'
import type { FormTemplate } from '@foyer/contract/desk/forms.ts'
import './CardForm.css'
import { useForms } from './use-forms.ts'

/** Picks a form for the visitor to fill in. */
function FormPicker({ onSend }: { onSend: (msgType: number, text: string) => void }) {
  const t = useText()
  const { data: all, isPending, isError } = useForms()
  const data = all?.filter(({ isArchived }) => !isArchived)
  const [picked, setPicked] = useState<FormTemplate>()
  return (
    <div className="desk-card-form">
      {isError && <p>{t('forms.failed')}</p>}
      {!isPending && !isError && data?.length === 0 && <p>{t('forms.none')}</p>}
      <ul className="desk-form-choices">
        {data?.map((form) => (
          <li key={form.id}>
            <button type="button" aria-pressed={form.id === picked?.id} onClick={() => setPicked(form)}>
              <strong>
                <bdi>{form.title}</bdi>
              </strong>
              <span>{form.fields.map(({ fieldName }) => fieldName).join(' · ')}</span>
            </button>
          </li>
        ))}
      </ul>
      <Group justify="space-between" gap="xs">
        <Link to="/library">{t('forms.manage')}</Link>
        <Button
          disabled={!picked}
          onClick={() => {
            if (picked) onSend(msgTypes.form, formContent(picked))
          }}
        >
          {t('reply.send')}
        </Button>
      </Group>
    </div>
  )
}

/** The server counts by `formId` how often a form is sent; the message does not keep it. */
function formContent({ id, title, fields }: FormTemplate): string {
  return JSON.stringify({ formId: id, formTitle: title, formFields: fields, submitted: 0 })
}

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
