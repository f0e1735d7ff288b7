import type { FormField } from '@foyer/contract/forms/field.ts'
import { FieldList } from '@foyer/ui/fields/FieldList.tsx'
import { useState } from 'react'
import { useText } from '../../text/text-context.tsx'
import type { FieldDraft } from './field-draft.ts'
import { answered, previewOf } from './form-preview.ts'
import './FormPreview.css'

/** The form as visitors see it, to be tried out. */
export function FormPreview({ title, drafts }: { title: string; drafts: readonly FieldDraft[] }) {
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
