import { decodeField } from '@foyer/contract/forms/codec.ts'
import type { FormField } from '@foyer/contract/forms/field.ts'
import { isAskable, toField, type FieldDraft } from './field-draft.ts'

type FormAt = { templateId: string; tenantId: string }

/** S-07: the address of a form, as cards and pages name it. */
export function formLink(origin: string, { templateId, tenantId }: FormAt): string {
  const query = new URLSearchParams({ tenantId, templateId })
  return `${origin}/chat_online/formData?${query.toString()}`
}

type Answers = ReadonlyMap<string, FormField>
type Shown = { key: string; field: FormField }

/** Preview of the form with tried answers: an answer holds as long as its question is unchanged. */
export function previewOf(drafts: readonly FieldDraft[], answers: Answers): Shown[] {
  return drafts.filter(isAskable).map((draft) => {
    const key = JSON.stringify(draft)
    return { key, field: answers.get(key) ?? decodeField({ ...toField(draft) }) }
  })
}

/** Keeps what was tried out under the questions as they are now. */
export function answered(shown: readonly Shown[], fields: readonly FormField[], before: Answers): Answers {
  const next = new Map(before)
  for (const [place, { key }] of shown.entries()) {
    const field = fields[place]
    if (field) next.set(key, field)
  }
  return next
}
