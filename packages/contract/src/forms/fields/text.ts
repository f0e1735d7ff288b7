import { z } from 'zod'
import { fieldKind, labelled } from './field-kind.ts'

export const text = fieldKind({
  kind: 'text',
  field: z.object({ kind: z.literal('text'), ...labelled, value: z.string() }),
  example: { kind: 'text', id: 'c1', name: 'Order number', required: true, value: 'A-20931' },
})
