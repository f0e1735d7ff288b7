import { z } from 'zod'
import { fields, FormField } from '../../forms/fields/index.ts'
import { messageKind } from './message-kind.ts'

export const form = messageKind({
  kind: 'form',
  packing: 'json',
  content: z.object({
    title: z.string(),
    fields: z.array(FormField),
    /** The visitor has sent it: the fields hold what was chosen. */
    submitted: z.boolean(),
  }),
  example: {
    title: 'Tell us about the damage',
    fields: [fields.text.example, fields.checkbox.example],
    submitted: false,
  },
})
