import { textLimits } from '@foyer/contract/text-limits.ts'
import { Button, Checkbox, Group, TextInput } from '@mantine/core'
import type { FormTemplate, FormUse } from '@foyer/contract/desk/forms.ts'
import { Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useText } from '../../text/text-context.tsx'
import { moved } from '../sort/moved.ts'
import { useSort } from '../sort/use-sort.ts'
import { isAskable, toDraft, toField, type FieldDraft } from './field-draft.ts'
import { FieldEditor } from './FieldEditor.tsx'
import './FormForm.css'
import { FormLink } from './FormLink.tsx'
import { FormPreview } from './FormPreview.tsx'
import { UseList } from './UseList.tsx'

export type FormInput = Pick<FormTemplate, 'title' | 'fields' | 'isForTickets'>
type FormFormProps = {
  form: Partial<FormTemplate>
  uses: readonly FormUse[]
  /** Shown above the buttons. */
  notice?: ReactNode
  onSave: (form: FormInput) => void
}

const mostFields = 50

function newId(): string {
  return crypto.randomUUID().slice(0, 8)
}

function newField(): FieldDraft {
  return { id: newId(), name: '', kind: 'text', isRequired: false, lines: '' }
}

/** A form with its fields, in the order in which the visitor will see them. */
export function FormForm({ form, uses, notice, onSave }: FormFormProps) {
  const t = useText()
  const [title, setTitle] = useState(form.title ?? '')
  const [drafts, setDrafts] = useState(() => form.fields?.map(toDraft) ?? [newField()])
  const [isForTickets, setForTickets] = useState(form.isForTickets ?? false)
  const move = (from: number, to: number) => setDrafts((before) => moved(before, from, to))
  const sort = useSort(move)
  const canSave = title.trim() !== '' && drafts.length > 0 && drafts.every(isAskable)
  // Channels and types that lead to it would lead nowhere.
  const isNeeded = form.isForTickets && uses.some(({ kind }) => kind === 'channel' || kind === 'ticketType')

  function duplicate(draft: FieldDraft, place: number): void {
    setDrafts([...drafts.slice(0, place + 1), { ...draft, id: newId() }, ...drafts.slice(place + 1)])
  }

  return (
    <div className="desk-form-maker">
      <form
        className="desk-shelf-form"
        onSubmit={(event) => {
          event.preventDefault()
          if (canSave) onSave({ title, fields: drafts.map(toField), isForTickets })
        }}
      >
        <TextInput
          data-autofocus
          required
          label={t('library.title')}
          maxLength={textLimits.short}
          value={title}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
        <Checkbox
          label={t('library.forms.forTickets')}
          description={t(isNeeded ? 'library.forms.neededForTickets' : 'library.forms.forTicketsHint')}
          disabled={isNeeded}
          checked={isForTickets}
          onChange={({ currentTarget }) => setForTickets(currentTarget.checked)}
        />
        {form.id && isForTickets && <FormLink templateId={form.id} />}
        {uses.length > 0 && (
          <details className="desk-form-used">
            <summary>{t('library.uses')}</summary>
            <UseList uses={uses} />
          </details>
        )}
        <ol className="desk-shelf-fields">
          {drafts.map((draft, place) => (
            <FieldEditor
              key={draft.id}
              draft={draft}
              place={place}
              count={drafts.length}
              sort={sort}
              onMove={move}
              onChange={(next) => setDrafts(drafts.map((one) => (one.id === draft.id ? next : one)))}
              onDuplicate={drafts.length < mostFields ? () => duplicate(draft, place) : undefined}
              onRemove={
                drafts.length > 1 ? () => setDrafts(drafts.filter(({ id }) => id !== draft.id)) : undefined
              }
            />
          ))}
        </ol>
        {notice}
        <Group justify="space-between">
          <Button
            variant="default"
            leftSection={<Plus size={16} />}
            disabled={drafts.length >= mostFields}
            onClick={() => setDrafts([...drafts, newField()])}
          >
            {t('library.forms.addField')}
          </Button>
          <Button type="submit" disabled={!canSave}>
            {t('library.save')}
          </Button>
        </Group>
      </form>
      {/* Beside the form, not in it: what is tried out must not keep it from being saved. */}
      <FormPreview title={title} drafts={drafts} />
    </div>
  )
}
