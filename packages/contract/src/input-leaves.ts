import type { z } from 'zod'

/** A value without parts in an input, and where: names of fields, `[]` in a list, `{}` in a record, `{key}` its keys. */
export type Leaf = { path: readonly string[]; schema: z.core.$ZodTypes }

/** Deeper than any input is; what contains itself is followed this far. */
const deepest = 12

/** Every leaf of a schema, as the wire has it. Throws on a kind of schema that it does not know: then nothing passes by it. */
export function leavesOf(schema: z.core.$ZodType, path: readonly string[] = []): Leaf[] {
  if (path.length > deepest) return []
  const known = asKnown(schema)
  const { def } = known._zod
  switch (def.type) {
    case 'object': {
      const rest = def.catchall && def.catchall._zod.def.type !== 'never' ? [def.catchall] : []
      const fields = Object.entries(def.shape)
      return [
        ...fields.flatMap(([name, field]) => leavesOf(field, [...path, name])),
        ...rest.flatMap((field) => leavesOf(field, [...path, '{}'])),
      ]
    }
    case 'array':
      return leavesOf(def.element, [...path, '[]'])
    case 'tuple':
      return def.items.flatMap((item, index) => leavesOf(item, [...path, String(index)]))
    case 'record':
      return [...leavesOf(def.keyType, [...path, '{key}']), ...leavesOf(def.valueType, [...path, '{}'])]
    case 'union':
      return def.options.flatMap((option) => leavesOf(option, path))
    case 'lazy':
      return leavesOf(def.getter(), path)
    case 'pipe':
      return leavesOf(def.in, path)
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return leavesOf(def.innerType, path)
    case 'string':
    case 'number':
    case 'unknown':
    case 'boolean':
    case 'literal':
    case 'enum':
    case 'null':
      return [{ path, schema: known }]
    default:
      throw new Error(`an input holds a schema of type ${def.type} at ${path.join('.')}`)
  }
}

/** Zod's own list of its classes: every schema is one of them. */
function asKnown(schema: z.core.$ZodType): z.core.$ZodTypes {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return schema as z.core.$ZodTypes
}
