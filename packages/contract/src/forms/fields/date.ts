import { z } from 'zod'
import { fieldKind, labelled } from './field-kind.ts'

export const date = fieldKind({
  kind: 'date',
  /** `value` is yyyy-MM-dd, or empty. */
  field: z.object({ kind: z.literal('date'), ...labelled, value: z.string() }),
  example: { kind: 'date', id: 'c3', name: 'Date of purchase', required: false, value: '2026-11-03' },
})
