import { z } from 'zod'
import { isFields, type Fields } from './readers.ts'

/** Anything that a schema's output holds, as its input has it. */
type Encode = (value: unknown) => unknown

/**
 * Writes values of a schema as JSON: the fields that the schema names and no others, codes for names. The types have
 * checked the values, so nothing is parsed again, as `z.encode` would.
 */
export function wireEncoder<S extends z.ZodType>(schema: S): (value: z.output<S>) => string {
  const encode = encoderOf(schema)
  return (value) => JSON.stringify(encode(value))
}

function encoderOf(schema: unknown): Encode {
  if (schema instanceof z.ZodOptional) return optionalEncoder(encoderOf(schema.unwrap()))
  if (schema instanceof z.ZodObject) return objectEncoder(schema)
  if (schema instanceof z.ZodDiscriminatedUnion) return unionEncoder(schema)
  if (schema instanceof z.ZodArray) return listEncoder(encoderOf(schema.element))
  if (schema instanceof z.ZodCodec) return codeEncoder(schema)
  if (schema instanceof z.ZodUnion) return leafUnionEncoder(schema)
  if (leaves.some((leaf) => schema instanceof leaf)) return asItIs
  throw new TypeError(`no encoder for ${String(schema)}`)
}

/** Kinds of schema whose values are the same on both sides and hold no named fields. */
const leaves = [z.ZodString, z.ZodNumber, z.ZodBoolean, z.ZodLiteral, z.ZodEnum, z.ZodUnknown] as const

const asItIs: Encode = (value) => value

function optionalEncoder(encode: Encode): Encode {
  return encode === asItIs ? encode : (value) => (value === undefined ? undefined : encode(value))
}

function objectEncoder({ shape }: z.ZodObject): Encode {
  const fields = new Map(Object.entries(shape).map(([name, schema]) => [name, encoderOf(schema)]))
  return (value) => {
    if (!isFields(value)) return undefined
    for (const name in value) {
      const encode = fields.get(name)
      if (encode !== asItIs && encode?.(value[name]) !== value[name]) return copied(value, fields)
    }
    // Nothing to leave out and nothing to translate: most frames need no copy.
    return value
  }
}

function copied(value: Fields, fields: ReadonlyMap<string, Encode>): Fields {
  const wire: Record<string, unknown> = {}
  for (const [name, encode] of fields) if (Object.hasOwn(value, name)) wire[name] = encode(value[name])
  return wire
}

function unionEncoder(union: z.ZodDiscriminatedUnion): Encode {
  const { discriminator } = union.def
  const rows = union.options.flatMap((option) => {
    if (!(option instanceof z.ZodObject)) throw new TypeError('a choice of a union is an object')
    const tag: unknown = option.shape[discriminator]
    if (!(tag instanceof z.ZodLiteral)) throw new TypeError(`${discriminator} is a literal`)
    return [...tag.values].map((value): [unknown, Encode] => [value, objectEncoder(option)])
  })
  const byTag = new Map(rows)
  return (value) => (isFields(value) ? byTag.get(value[discriminator])?.(value) : undefined)
}

/** An object in such a union would pass with every field that it has: those need a discriminator. */
function leafUnionEncoder(union: z.ZodUnion): Encode {
  if (union.options.some((option) => encoderOf(option) !== asItIs))
    throw new TypeError('a union without discriminator has leaves only')
  return asItIs
}

/** A name on this side, a number on the wire. */
function codeEncoder(codec: z.ZodCodec): Encode {
  const names = codec.def.out
  if (!(names instanceof z.ZodEnum)) throw new TypeError('a codec is one of a table')
  const codes = new Map(names.options.map((name): [unknown, unknown] => [name, z.encode(codec, name)]))
  return (name) => codes.get(name)
}

function listEncoder(encode: Encode): Encode {
  if (encode === asItIs) return asItIs
  return (value) => (Array.isArray(value) ? value.map((item) => encode(item)) : [])
}
