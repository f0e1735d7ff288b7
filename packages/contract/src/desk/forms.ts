import { z } from 'zod'
import { deskEndpoint } from '../endpoint.ts'
import { fields } from '../forms/fields/index.ts'
import { encodeField } from '../forms/encode-field.ts'
import { WireField } from '../forms/wire-field.ts'
import { Id, ShortText, Timestamp, WireInt } from '../wire.ts'

/** A form that agents send to visitors, and that tickets may ask for. */
export const FormTemplate = z.object({
  id: Id,
  title: ShortText.regex(/\S/),
  fields: z.array(WireField).min(1).max(50),
  /** Whether visitors may open a ticket with it: by a channel's leave-message screen, or by a card. */
  isForTickets: z.boolean(),
  /** Agents are not offered it any more. Channels, types and links that lead to it go on. */
  isArchived: z.boolean(),
})
export type FormTemplate = z.infer<typeof FormTemplate>

export const formTemplateExample: FormTemplate = {
  id: 'f8Zk20bQpL1y',
  title: 'Tell us about the damage',
  isForTickets: false,
  isArchived: false,
  fields: [encodeField(fields.text.example), encodeField(fields.radio.example)],
}

/** Where a form or a type of tickets is used. */
export const FormUse = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('channel'), name: z.string() }),
  z.object({ kind: z.literal('ticketType'), name: z.string() }),
  z.object({ kind: z.literal('tickets'), count: z.int().min(1) }),
  z.object({ kind: z.literal('sent'), count: z.int().min(1) }),
])
export type FormUse = z.infer<typeof FormUse>

/** `version` is raised by every save. */
const SavedForm = z.object({
  form: FormTemplate,
  version: z.int(),
  /** Who saved it last; empty when that is not known any more. */
  changedBy: z.string(),
  changedTime: Timestamp,
})

const savedExample = {
  form: formTemplateExample,
  version: 3,
  changedBy: 'Ana',
  changedTime: 1_794_700_000_000,
}

export const listForms = deskEndpoint('listForms', {
  summary: 'The forms of this tenant. Agents can send those that are not archived.',
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

export const readForm = deskEndpoint('readForm', {
  summary: 'A form with its version, and where it is used. Supervisors and above.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({ formId: Id }),
  output: SavedForm.extend({ uses: z.array(FormUse) }),
  errors: ['identity.forbidden', 'object.unknown'],
  example: {
    input: { formId: 'f8Zk20bQpL1y' },
    output: { ...savedExample, uses: [{ kind: 'tickets', count: 12 }] },
  },
})

export const saveForm = deskEndpoint('saveForm', {
  summary:
    'Write a form, or a known one anew; what was sent stays as it was. A save that is based on an older version changes nothing and answers with the form as it is. Supervisors and above.',
  access: 'agent',
  leaves: 'audit',
  input: FormTemplate.omit({ isArchived: true })
    .partial({ id: true })
    .extend({ version: WireInt.min(1).optional() }),
  output: SavedForm.extend({ isStale: z.boolean() }),
  errors: ['identity.forbidden', 'object.unknown', 'request.invalid', 'request.tooMany'],
  example: { input: formTemplateExample, output: { ...savedExample, isStale: false } },
})

export const archiveForm = deskEndpoint('archiveForm', {
  summary: 'Offer a form to agents no longer, or again. Supervisors and above.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({ formId: Id, isArchived: z.boolean() }),
  output: z.object({}),
  errors: ['identity.forbidden', 'object.unknown'],
  example: { input: { formId: 'f8Zk20bQpL1y', isArchived: true }, output: {} },
})

export const deleteForm = deskEndpoint('deleteForm', {
  summary:
    'Delete a form that is not used. One that is used stays, and the answer says where. Supervisors and above.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({ id: Id }),
  output: z.object({ uses: z.array(FormUse) }),
  errors: ['identity.forbidden'],
  example: { input: { id: 'f8Zk20bQpL1y' }, output: { uses: [] } },
})
