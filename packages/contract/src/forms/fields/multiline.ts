import { z } from 'zod'
import { fieldKind, labelled } from './field-kind.ts'

export const multiline = fieldKind({
  kind: 'multiline',
  field: z.object({ kind: z.literal('multiline'), ...labelled, value: z.string() }),
  example: {
    kind: 'multiline',
    id: 'c2',
    name: 'What happened?',
    required: true,
    value: 'The lid arrived cracked.',
  },
})
