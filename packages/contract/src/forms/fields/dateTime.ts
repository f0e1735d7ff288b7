import { z } from 'zod'
import { fieldKind, labelled } from './field-kind.ts'

export const dateTime = fieldKind({
  kind: 'dateTime',
  /** `value` is yyyy-MM-dd HH:mm, or empty. */
  field: z.object({ kind: z.literal('dateTime'), ...labelled, value: z.string() }),
  example: {
    kind: 'dateTime',
    id: 'c4',
    name: 'When may we call?',
    required: false,
    value: '2026-11-16 14:30',
  },
})
