import { z } from 'zod'
import type { FieldKind } from '../../codes.ts'

/** What every field has, whatever its kind. */
export const labelled = { id: z.string(), name: z.string(), required: z.boolean() }

export type FieldKindDefinition<K extends FieldKind, S extends z.ZodType<{ kind: K }>> = {
  kind: K
  /** The field as it is past the codec, its value included. */
  field: S
  /** A believable sample: parsed in tests, shown in the gallery, used by seeds. */
  example: z.input<S>
}

export function fieldKind<const K extends FieldKind, S extends z.ZodType<{ kind: K }>>(
  definition: FieldKindDefinition<K, S>,
): FieldKindDefinition<K, S> {
  return definition
}
