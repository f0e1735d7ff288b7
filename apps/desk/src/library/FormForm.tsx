import { textLimits } from '@foyer/contract/text-limits.ts'
import { Button, Checkbox, Group, TextInput, ActionIcon } from '@mantine/core'
import type { FormTemplate } from '@foyer/contract/desk/forms.ts'
import { Plus, Copy } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../text/text-context.tsx'
import { isAskable, toDraft, toField, type FieldDraft } from './field-draft.ts'
import { FieldEditor } from './FieldEditor.tsx'
import { useTenantId } from '../cards/use-forms.ts'
import { useNotify } from '../ui/use-notify.ts'
import { formLink, answered, previewOf } from './form-preview.ts'
import './FormForm.css'
import type { FormField } from '@foyer/contract/forms/field.ts'
import { FieldList } from '@foyer/ui/fields/FieldList.tsx'
import './FormPreview.css'

/** Link to the form's own page, for a card in the chat or a page of the site (S-07, S-08). */
function FormLink({ templateId }: { templateId: string }) {
  const t = useText()
  const notify = useNotify()
  const link = formLink(location.origin, { templateId, tenantId: useTenantId() })

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(link)
    notify(t('library.forms.linkCopied'))
  }

  return (
    <dl className="desk-form-link">
      <div>
        <dt>{t('library.forms.id')}</dt>
        <dd>
          <code>{templateId}</code>
        </dd>
      </div>
      <div>
        <dt>{t('library.forms.link')}</dt>
        <dd>
          <code>{link}</code>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('library.forms.copyLink')}
            onClick={() => void copy()}
          >
            <Copy size={16} />
          </ActionIcon>
        </dd>
      </div>
    </dl>
  )
}

type Saved = Omit<FormTemplate, 'id'> & { id?: string }
type FormFormProps = { form: Partial<FormTemplate>; onSave: (form: Saved) => Promise<void> }

function newField(): FieldDraft {
  return { id: crypto.randomUUID().slice(0, 8), name: '', kind: 'text', isRequired: false, lines: '' }
}

/** A form with its fields, in the order in which the visitor will see them. */
export function FormForm({ form, onSave }: FormFormProps) {
  const t = useText()
  const [title, setTitle] = useState(form.title ?? '')
  const [drafts, setDrafts] = useState(() => form.fields?.map(toDraft) ?? [newField()])
  const [isForTickets, setForTickets] = useState(form.isForTickets ?? false)
  const canSave = title.trim() !== '' && drafts.length > 0 && drafts.every(isAskable)
  return (
    <div className="desk-form-maker">
      <form
        className="desk-shelf-form"
        onSubmit={(event) => {
          event.preventDefault()
          if (!canSave) return
          const fields = drafts.map(toField)
          void onSave({
            ...(form.id && { id: form.id }),
            title,
            fields,
            isForTickets,
          })
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
          description={t('library.forms.forTicketsHint')}
          checked={isForTickets}
          onChange={({ currentTarget }) => setForTickets(currentTarget.checked)}
        />
        {form.id && isForTickets && <FormLink templateId={form.id} />}
        <ol className="desk-shelf-fields">
          {drafts.map((draft, place) => (
            <FieldEditor
              key={draft.id}
              draft={draft}
              place={place + 1}
              onChange={(next) => setDrafts(drafts.map((one) => (one.id === draft.id ? next : one)))}
              {...(drafts.length > 1 && {
                onRemove: () => setDrafts(drafts.filter(({ id }) => id !== draft.id)),
              })}
            />
          ))}
        </ol>
        <Group justify="space-between">
          <Button
            variant="default"
            leftSection={<Plus size={16} />}
            disabled={drafts.length >= 50}
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

/** The form as visitors see it, to be tried out. */
function FormPreview({ title, drafts }: { title: string; drafts: readonly FieldDraft[] }) {
  const t = useText()
  const [answers, setAnswers] = useState<ReadonlyMap<string, FormField>>(new Map())
  const shown = previewOf(drafts, answers)
  return (
    <section className="desk-form-preview" aria-label={t('library.forms.preview')}>
      <h3>{t('library.forms.preview')}</h3>
      <div className="desk-form-sheet">
        {title.trim() !== '' && (
          <p className="desk-form-title">
            <bdi>{title}</bdi>
          </p>
        )}
        {shown.length === 0 && <p className="desk-shelf-lead">{t('library.forms.previewNone')}</p>}
        <FieldList
          fields={shown.map(({ field }) => field)}
          onChange={(fields) => setAnswers(answered(shown, fields, answers))}
        />
      </div>
    </section>
  )
}
