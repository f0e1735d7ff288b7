import { Button, Checkbox, Group, Textarea, TextInput } from '@mantine/core'
import type { CannedReply } from '@foyer/contract/desk/canned/listCanned.ts'
import { cannedVariables } from '@foyer/core/canned/variables.ts'
import { useState } from 'react'
import { useText } from '../text/text-context.tsx'
import { limits } from '@foyer/core/timing.ts'

type Saved = Omit<CannedReply, 'id'> & { id?: string }
type CannedFormProps = {
  reply: Partial<CannedReply>
  mayShare: boolean
  onSave: (reply: Saved) => Promise<void>
}

export function CannedForm({ reply, mayShare, onSave }: CannedFormProps) {
  const t = useText()
  const [title, setTitle] = useState(reply.title ?? '')
  const [text, setText] = useState(reply.text ?? '')
  const [isShared, setShared] = useState(reply.isShared ?? false)
  const canSave = title.trim() !== '' && text.trim() !== ''
  return (
    <form
      className="desk-shelf-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (canSave) void onSave({ ...(reply.id && { id: reply.id }), title, text, isShared })
      }}
    >
      <TextInput
        data-autofocus
        required
        label={t('library.title')}
        maxLength={100}
        value={title}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      <Textarea
        required
        label={t('library.text')}
        description={t('library.variables', {
          names: cannedVariables.map((name) => `{{${name}}}`).join(' '),
        })}
        autosize
        minRows={4}
        maxRows={12}
        maxLength={limits.messageLength}
        dir="auto"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {mayShare && (
        <Checkbox
          label={t('library.canned.share')}
          checked={isShared}
          onChange={({ currentTarget }) => setShared(currentTarget.checked)}
        />
      )}
      <Group justify="flex-end">
        <Button type="submit" disabled={!canSave}>
          {t('library.save')}
        </Button>
      </Group>
    </form>
  )
}
