import { z } from 'zod'
import { fieldKind, labelled } from './field-kind.ts'

export const number = fieldKind({
  kind: 'number',
  /** `value` stays as it was typed: what is no number yet must not be lost. */
  field: z.object({ kind: z.literal('number'), ...labelled, value: z.string() }),
  example: { kind: 'number', id: 'c5', name: 'How many pieces?', required: false, value: '2' },
})
