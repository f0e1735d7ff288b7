import { z } from 'zod'
import { deskEndpoint } from '../endpoint.ts'
import { fields } from '../forms/fields/index.ts'
import { encodeField } from '../forms/encode-field.ts'
import { WireField } from '../forms/wire-field.ts'
import { Id, ShortText, Nothing } from '../wire.ts'

/** A form that agents send to visitors, and that tickets may ask for. */
export const FormTemplate = z.object({
  id: Id,
  title: ShortText.regex(/\S/),
  fields: z.array(WireField).min(1).max(50),
  /** Whether visitors may open a ticket with it: by a channel's leave-message screen, or by a card. */
  isForTickets: z.boolean(),
})
export type FormTemplate = z.infer<typeof FormTemplate>

export const formTemplateExample: FormTemplate = {
  id: 'f8Zk20bQpL1y',
  title: 'Tell us about the damage',
  isForTickets: false,
  fields: [encodeField(fields.text.example), encodeField(fields.radio.example)],
}

export const listForms = deskEndpoint('listForms', {
  summary: 'The forms that agents of this tenant can send.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({}),
  output: z.object({
    forms: z.array(FormTemplate),
    /** A link to a form contains it besides the form's id (S-07). */
    tenantId: Id,
  }),
  errors: [],
  example: { input: {}, output: { forms: [formTemplateExample], tenantId: 'demo' } },
})

export const saveForm = deskEndpoint('saveForm', {
  summary: 'Write a form, or a known one anew; what was sent stays as it was. Supervisors and above.',
  access: 'agent',
  leaves: 'audit',
  input: FormTemplate.partial({ id: true }),
  output: z.object({ form: FormTemplate }),
  errors: ['identity.forbidden', 'object.unknown', 'request.invalid', 'request.tooMany'],
  example: { input: formTemplateExample, output: { form: formTemplateExample } },
})

export const deleteForm = deskEndpoint('deleteForm', {
  summary: 'Delete a form; what was sent stays. Supervisors and above.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({ id: Id }),
  output: Nothing,
  errors: ['identity.forbidden'],
  example: { input: { id: 'f8Zk20bQpL1y' }, output: {} },
})
