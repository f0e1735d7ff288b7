import { z } from 'zod'
import { fieldKind, labelled } from './field-kind.ts'

export const radio = fieldKind({
  kind: 'radio',
  field: z.object({ kind: z.literal('radio'), ...labelled, options: z.array(z.string()), value: z.string() }),
  example: {
    kind: 'radio',
    id: 'c7',
    name: 'What do you prefer?',
    required: true,
    options: ['Money back', 'A new one'],
    value: 'A new one',
  },
})
