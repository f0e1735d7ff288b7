import { z } from 'zod'
import { Id } from '../../../wire.ts'
import { dialogueLimits } from '../limits.ts'
import { NodeId, Template, VariableName } from '../names.ts'

const Button = z.strictObject({
  id: Id,
  name: z.string().regex(/\S/).max(dialogueLimits.buttonName),
  /** Pressing it gives the variable `code` this value. On the wire: `bingCode` and `bindValue`. */
  bind: z.strictObject({ code: VariableName, value: z.string().max(200) }).optional(),
  goes: NodeId,
})

/** Asks with buttons and waits. */
export const Choices = z.strictObject({
  kind: z.literal('choices'),
  text: Template,
  /** As a list of buttons (msgType 13), or as a robot's answer with buttons in `answers[]` (msgType 3). */
  look: z.enum(['buttons', 'answers']),
  buttons: z.array(Button).min(1).max(dialogueLimits.buttons),
})
