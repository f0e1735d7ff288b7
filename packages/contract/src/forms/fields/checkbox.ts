import { z } from 'zod'
import { fieldKind, labelled } from './field-kind.ts'

export const checkbox = fieldKind({
  kind: 'checkbox',
  field: z.object({
    kind: z.literal('checkbox'),
    ...labelled,
    options: z.array(z.string()),
    value: z.array(z.string()),
  }),
  example: {
    kind: 'checkbox',
    id: 'c8',
    name: 'What is damaged?',
    required: false,
    options: ['Box', 'Lid', 'Handle'],
    value: ['Box', 'Lid'],
  },
})
