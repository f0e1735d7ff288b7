import { z } from 'zod'
import { NodeId, Template } from '../names.ts'

/** Says something and goes on; without a `goes` it was the last word. */
export const Say = z.strictObject({
  kind: z.literal('say'),
  /** Rich text is html of the allow-listed kind. What variables hold is text in both. */
  format: z.enum(['plain', 'rich']),
  text: Template,
  goes: NodeId.optional(),
})
