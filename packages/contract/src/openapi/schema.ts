import { z } from 'zod'

/** A schema as it is on the wire: the input side, where a coded name is its number. */
export function wireSchema(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return rest
}
