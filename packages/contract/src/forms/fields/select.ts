import { z } from 'zod'
import { fieldKind, labelled } from './field-kind.ts'

export const select = fieldKind({
  kind: 'select',
  field: z.object({
    kind: z.literal('select'),
    ...labelled,
    options: z.array(z.string()),
    value: z.string(),
  }),
  example: {
    kind: 'select',
    id: 'c6',
    name: 'Product',
    required: true,
    options: ['Kettle', 'Teapot', 'Cups'],
    value: 'Kettle',
  },
})
