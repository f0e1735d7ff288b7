import { Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { msgTypes } from '@foyer/contract/codes.ts'
import type { FormTemplate } from '@foyer/contract/desk/forms/listForms.ts'
import { useState } from 'react'
import { useText } from '../text/text-context.tsx'
import './CardForm.css'
import { useForms } from './use-forms.ts'

/** Picks a form for the visitor to fill in. */
export function FormPicker({ onSend }: { onSend: (msgType: number, text: string) => void }) {
  const t = useText()
  const { data, isPending, isError } = useForms()
  const [picked, setPicked] = useState<FormTemplate>()
  return (
    <div className="desk-card-form">
      {isError && <p>{t('forms.failed')}</p>}
      {!isPending && !isError && data.length === 0 && <p>{t('forms.none')}</p>}
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

function formContent({ title, fields }: FormTemplate): string {
  return JSON.stringify({ formTitle: title, formFields: fields, submitted: 0 })
}
