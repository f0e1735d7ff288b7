import type { Endpoint } from '@foyer/contract/endpoint.ts'
import { leavesOf, type Leaf } from '@foyer/contract/input-leaves.ts'
import type { Random } from '../random.ts'
import { hostileNumber, hostileText, hostileValue } from './hostile.ts'

/** Puts a value where a leaf is. `value` is made anew for each request. */
export type FieldMutation = { kind: 'field'; path: readonly string[]; value: unknown; keyed: boolean }

const firstLooked = new Set(['userId', 'threadId', 'ticketId', 'woId', 'channelId', 'callId'])
const leaves = new Map<string, readonly Leaf[]>()

/** A leaf of the endpoint's input, wherever it stands, and something hostile for it. */
export function mutateField(
  random: Random,
  { name, input }: Endpoint,
  base: unknown,
): FieldMutation | undefined {
  const known = leaves.get(name) ?? leavesOf(input)
  leaves.set(name, known)
  if (known.length === 0) return undefined
  const { path, schema } = random.pick(known)
  // Who is meant is looked at first: with a wrong one, nothing else of the request is.
  if (path.length === 1 && firstLooked.has(path[0] ?? '') && random.chance(0.6)) return undefined
  const keyed = path.at(-1) === '{key}'
  // Sometimes what is around the leaf, not the leaf itself.
  const cut = !keyed && path.length > 1 && random.chance(0.1) ? path.slice(0, -1) : path
  const value = cut === path ? valueFor(random, schema, at(base, path)) : hostileValue(random)
  return { kind: 'field', path: cut, value: keyed && typeof value !== 'string' ? '\0' : value, keyed }
}

/** The least and the greatest value of each number in the input: rarely drawn, and the likeliest to overflow. */
export function limitsOf({ input }: Endpoint): FieldMutation[] {
  return leavesOf(input).flatMap(({ path, schema }) => {
    if (!('minValue' in schema && 'maxValue' in schema)) return []
    return [schema.minValue, schema.maxValue].flatMap((value) =>
      typeof value === 'number' ? [{ kind: 'field' as const, path, value, keyed: false }] : [],
    )
  })
}

function valueFor(random: Random, schema: Leaf['schema'], base: unknown): unknown {
  if (random.chance(0.15)) return hostileValue(random)
  switch (schema._zod.def.type) {
    case 'string':
    case 'unknown':
      return hostileText(random, base)
    case 'number':
      return hostileNumber(random)
    case 'literal':
      return random.chance(0.5) ? random.pick(schema._zod.def.values) : hostileNumber(random)
    case 'enum':
      return random.pick(Object.values(schema._zod.def.entries))
    default:
      return random.pick([true, false, hostileValue(random)])
  }
}

/** A copy of `base` with the value in its place; what is on the way to it is made. */
export function withField(base: unknown, { path, value, keyed }: FieldMutation): unknown {
  const [step, ...rest] = path
  if (step === undefined) return value
  if (step === '{key}' && keyed) return { ...asObject(base), [String(value)]: 'x' }
  const deeper = (inner: unknown) => withField(inner, { kind: 'field', path: rest, value, keyed })
  if (step === '[]') {
    const list: unknown[] = Array.isArray(base) ? base : []
    return [deeper(list[0]), ...list.slice(1)]
  }
  const fields = asObject(base)
  const name = step === '{}' ? (Object.keys(fields)[0] ?? 'k') : step
  return { ...fields, [name]: deeper(fields[name]) }
}

function at(base: unknown, path: readonly string[]): unknown {
  let value = base
  for (const step of path) {
    if (Array.isArray(value)) value = value[0]
    else value = asObject(value)[step]
  }
  return value
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}
