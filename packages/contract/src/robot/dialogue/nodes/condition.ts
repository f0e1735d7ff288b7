import { z } from 'zod'
import { dialogueLimits } from '../limits.ts'
import { NodeId, Reference } from '../names.ts'

const Value = z.string().max(200)

/** Words are compared without regard to case, width and outer blanks; numbers as numbers. */
const Comparison = z.discriminatedUnion('is', [
  z.strictObject({ name: Reference, is: z.literal('equal'), value: Value }),
  z.strictObject({ name: Reference, is: z.literal('different'), value: Value }),
  z.strictObject({ name: Reference, is: z.literal('containing'), value: Value.min(1) }),
  z.strictObject({ name: Reference, is: z.literal('startingWith'), value: Value.min(1) }),
  z.strictObject({ name: Reference, is: z.literal('oneOf'), values: z.array(Value).min(1).max(50) }),
  z.strictObject({ name: Reference, is: z.literal('above'), value: z.number() }),
  z.strictObject({ name: Reference, is: z.literal('below'), value: z.number() }),
  z.strictObject({ name: Reference, is: z.literal('empty') }),
  z.strictObject({ name: Reference, is: z.literal('filled') }),
])

/** Says nothing: goes where the first case leads whose comparisons all hold, and otherwise to `else`. */
export const Condition = z.strictObject({
  kind: z.literal('condition'),
  cases: z
    .array(z.strictObject({ all: z.array(Comparison).min(1).max(dialogueLimits.comparisons), goes: NodeId }))
    .min(1)
    .max(dialogueLimits.cases),
  else: NodeId,
})
export type Comparison = z.infer<typeof Comparison>
