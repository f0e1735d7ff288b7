import { textLimits } from '@foyer/contract/text-limits.ts'
import { Button, Group, TextInput } from '@mantine/core'
import { decodeMessage } from '@foyer/contract/messages/codec.ts'
import { decideAgentMessage } from '@foyer/core/log/agent-message.ts'
import { safeUrl } from '@foyer/core/text/safe-url.ts'
import { MessageView } from '@foyer/ui/messages/MessageView.tsx'
import { useState } from 'react'
import { useText } from '../text/text-context.tsx'
import './CardForm.css'
import {
  cardFields,
  cardMessage,
  isAddress,
  type CardField,
  type CardKind,
  type CardValues,
} from './card-kinds.ts'

type CardFormProps = { kind: CardKind; onSend: (msgType: number, text: string) => void }

/** Fills in a card, with a look at how the visitor will see it. */
export function CardForm({ kind, onSend }: CardFormProps) {
  const t = useText()
  const [values, setValues] = useState<CardValues>({})
  const message = cardMessage(kind, values)
  const content = decideAgentMessage(message.msgType, message.msgContent)

  const isWrong = (field: CardField): boolean => {
    const value = (values[field] ?? '').trim()
    return isAddress(field) && value !== '' && safeUrl(value) === undefined
  }
  const canSend = content !== undefined && !cardFields[kind].some(isWrong)

  return (
    <form
      className="desk-card-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (canSend) onSend(message.msgType, content)
      }}
    >
      {cardFields[kind].map((field, place) => (
        <TextInput
          key={field}
          label={t(`send.field.${field}`)}
          required={place === 0 || field === 'linkUrl'}
          maxLength={isAddress(field) ? textLimits.url : textLimits.cardText}
          inputMode={isAddress(field) ? 'url' : 'text'}
          value={values[field] ?? ''}
          error={isWrong(field) && t('send.wrongAddress')}
          onChange={({ currentTarget: { value } }) => setValues((known) => ({ ...known, [field]: value }))}
        />
      ))}
      {content !== undefined && (
        <div className="desk-card-preview" aria-label={t('send.preview')} role="group">
          <MessageView
            message={decodeMessage({ msgType: message.msgType, msgContent: content, senderType: 2 })}
          />
        </div>
      )}
      <Group justify="flex-end" gap="xs">
        <Button type="submit" disabled={!canSend}>
          {t('reply.send')}
        </Button>
      </Group>
    </form>
  )
}
