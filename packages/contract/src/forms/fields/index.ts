import { z } from 'zod'
import { fieldTypes, type FieldKind } from '../../codes.ts'
import type { FieldOf, FormField as Field } from '../field.ts'
import { fieldKinds, type FieldShapes } from '../kinds.ts'
import type { CascaderOption } from '../options.ts'

const Option: z.ZodType<CascaderOption, CascaderOption> = z.object({
  id: z.string(),
  name: z.string(),
  children: z.lazy(() => z.array(Option)),
})

const shapes: Record<keyof FieldShapes, z.ZodRawShape> = {
  text: { value: z.string() },
  one: { options: z.array(z.string()), value: z.string() },
  many: { options: z.array(z.string()), value: z.array(z.string()) },
  tree: { options: z.array(Option), value: z.array(z.string()) },
}

const label = { id: z.string(), name: z.string(), required: z.boolean() }
const schemaOf = (kind: FieldKind) =>
  z.object({ kind: z.literal(kind), ...label, ...shapes[fieldKinds[kind].shape] })

type Row<K extends FieldKind> = {
  kind: K
  field: z.ZodType<FieldOf<K>, FieldOf<K>>
  example: FieldOf<K>
}

// The schemas are made of the table that the types are made of, which the compiler cannot follow.
/* oxlint-disable typescript/no-unsafe-type-assertion */
const kinds = Object.keys(fieldTypes) as [FieldKind, ...FieldKind[]]
const rows = kinds.map((kind) => ({
  kind,
  field: schemaOf(kind),
  example: { kind, ...fieldKinds[kind].example },
}))

/** The schema and the example of every kind of field. */
export const fields = Object.fromEntries(rows.map((row) => [row.kind, row])) as unknown as {
  [K in FieldKind]: Row<K>
}

const [first, ...others] = kinds
export const FormField = z.discriminatedUnion('kind', [
  schemaOf(first),
  ...others.map(schemaOf),
]) as unknown as z.ZodType<Field, Field>
/* oxlint-enable typescript/no-unsafe-type-assertion */
