import { isFields, textOf, type Fields } from '../readers.ts'
import { attributeLimits } from '../session/attribute-limits.ts'

/**
 * What a field of a message from the host page may hold. These are data without zod: browsers read messages by them
 * (`readFields`), `schemas.ts` builds the schemas from them, and the types are inferred from them (`Read`).
 */
export type Rule = (
  | { is: 'text'; min: number; max: number; mayClear?: true }
  | { is: 'choice'; of: readonly string[] }
  | { is: 'flag' }
  | { is: 'only'; value: string | number | false }
  | { is: 'object'; shape: Shape; orEmpty?: true }
  | { is: 'attributes' }
) & { optional?: true }
export type Shape = Readonly<Record<string, Rule>>

/** At most `max` UTF-16 units; `min` of 1 refuses an empty text. */
export const text = (max: number, min = 0) => ({ is: 'text', min, max }) as const
export const choice = <const C extends string>(of: readonly C[]) => ({ is: 'choice', of }) as const
export const flag = { is: 'flag' } as const
export const only = <const V extends string | number | false>(value: V) => ({ is: 'only', value }) as const
export const object = <const S extends Shape>(shape: S) => ({ is: 'object', shape }) as const
/** A reader leaves out an optional value that does not fit: half an address is worse than none. */
export const maybe = <const R extends Rule>(rule: R): R & { readonly optional: true } => ({
  ...rule,
  optional: true,
})

type ValueOf<R extends Rule> = R extends { is: 'text' }
  ? string
  : R extends { of: readonly (infer C)[] }
    ? C
    : R extends { is: 'flag' }
      ? boolean
      : R extends { value: infer V }
        ? V
        : R extends { shape: infer S extends Shape }
          ? Read<S>
          : Record<string, string>
type OptionalName<S extends Shape> = { [N in keyof S]: S[N] extends { optional: true } ? N : never }[keyof S]

/** The object that has been read by a shape. */
export type Read<S extends Shape> = Flat<
  { -readonly [N in Exclude<keyof S, OptionalName<S>>]: ValueOf<S[N]> } & {
    -readonly [N in OptionalName<S>]?: ValueOf<S[N]> | undefined
  }
>
export type Flat<T> = { [N in keyof T]: T[N] }

/** Only the fields of the shape; undefined when a required one does not fit. */
export function readFields<S extends Shape>(shape: S, fields: Fields): Read<S> | undefined {
  const found: Record<string, unknown> = {}
  for (const name in shape) {
    const [rule, value] = [shape[name], fields[name]]
    if (!rule) continue
    const read = readValue(rule, value)
    if (!rule.optional && read === undefined) return undefined
    if (!rule.optional || isGiven(rule, read, value)) found[name] = read
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every field has been read by the rule of its type
  return found as Read<S>
}

/** An empty optional text is a missing one, unless it clears an earlier one. */
function isGiven(rule: Rule, read: unknown, value: unknown): boolean {
  if (read === '') return value === '' && rule.is === 'text' && rule.mayClear === true
  return read !== undefined
}

function readValue(rule: Rule, value: unknown): unknown {
  switch (rule.is) {
    case 'text': {
      const read = textOf(value)
      return read.length < rule.min || read.length > rule.max ? undefined : read
    }
    case 'choice':
      return rule.of.find((each) => each === value)
    case 'flag':
      return value === true
    case 'only':
      return value === rule.value ? value : undefined
    case 'object': {
      const fields = isFields(value) ? value : rule.orEmpty && {}
      return fields && readFields(rule.shape, fields)
    }
    case 'attributes':
      return isFields(value) ? attributesOf(value) : undefined
  }
}

/** C-39: short names and texts; the rest is left out. The page adds to its end, so the oldest are first. */
function attributesOf(fields: Fields): Record<string, string> {
  const fitting = Object.entries(fields).filter(([name]) => name.length <= attributeLimits.name)
  return Object.fromEntries(
    fitting
      .slice(-attributeLimits.most)
      .map(([name, value]) => [name, cut(typeof value === 'boolean' ? String(value) : textOf(value))]),
  )
}

/** Never in the middle of a character. */
function cut(text: string): string {
  return text.slice(0, attributeLimits.value).replace(/[\ud800-\udbff]$/, '')
}
