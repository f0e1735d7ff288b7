import { z } from 'zod'
import { fields, FormField } from '../../forms/fields/index.ts'
import { messageKind } from './message-kind.ts'

/** A form whose answers go to another site through `fromRequest`, never from the browser itself (C-38). */
export const externalForm = messageKind({
  kind: 'externalForm',
  packing: 'json',
  content: z.object({
    guide: z.string(),
    fields: z.array(FormField),
    url: z.string(),
    method: z.string(),
    headers: z.record(z.string(), z.string()),
    bodyType: z.string(),
    submitted: z.boolean(),
  }),
  example: {
    guide: 'Which order is it about?',
    fields: [fields.text.example],
    url: 'https://erp.shop.example/orders/lookup',
    method: 'POST',
    headers: { Accept: 'application/json' },
    bodyType: 'application/json',
    submitted: false,
  },
})
