import { isFields } from '@foyer/contract/readers.ts'
import { textLimits } from '@foyer/contract/text-limits.ts'
import { parseColor } from '@foyer/core/appearance/color.ts'
import { safeUrl } from '@foyer/core/text/safe-url.ts'

/** The value if it has the shape; otherwise undefined. */
export type Reader<T> = (value: unknown) => T | undefined

export function text(most: number): Reader<string> {
  return (value) => (typeof value === 'string' && value.length <= most ? value : undefined)
}

export const shortText = text(textLimits.short)
export const longText = text(textLimits.message)
export const id = text(textLimits.id)

/** Empty restores the theme's own colour. */
export function color(value: unknown): string | undefined {
  return typeof value === 'string' && (value === '' || parseColor(value)) ? value : undefined
}

export function url(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > textLimits.url) return undefined
  return value === '' ? value : safeUrl(value)
}

export function digit(value: unknown): 0 | 1 | undefined {
  return value === 0 || value === 1 ? value : undefined
}

export function integer(least: number, most: number): Reader<number> {
  return (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
      ? value
      : undefined
}

export function oneOf<const T extends string | number>(values: readonly T[]): Reader<T> {
  return (value) => values.find((each) => each === value)
}

/** In a list, an address or a colour that cannot be used counts as an empty one: the rest of its entry is shown. */
export function orEmpty(read: Reader<string>): Reader<string> {
  return (value) => (typeof value === 'string' ? (read(value) ?? '') : undefined)
}

/** Entries of another shape are left out. A list with more than `most` entries is no list. */
export function list<T>(read: Reader<T>, most: number): Reader<T[]> {
  return (value) => {
    if (!Array.isArray(value) || value.length > most) return undefined
    const items: readonly unknown[] = value
    return items.map((item) => read(item)).filter((item) => item !== undefined)
  }
}

export function record<T>(read: Reader<T>, most: number): Reader<Record<string, T>> {
  return (value) => {
    if (!isFields(value) || Object.keys(value).length > most) return undefined
    const entries = Object.entries(value).flatMap(([key, item]) => {
      const shaped = read(item)
      return shaped === undefined || id(key) === undefined ? [] : [[key, shaped] as const]
    })
    return Object.fromEntries(entries)
  }
}

type ReadersOf<T> = { [K in keyof T]-?: Reader<NonNullable<T[K]>> }

/** An object with all of `required`, and those of `optional` that have their shape. Every other field is left out. */
export function fields<R extends object, O extends object = object>(
  required: ReadersOf<R>,
  optional?: ReadersOf<O>,
): Reader<R & Partial<O>> {
  return (value) => {
    if (!isFields(value)) return undefined
    const read = shaped(required, value)
    if (Object.keys(read).length < Object.keys(required).length) return undefined
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one reader of the right type made each field
    return { ...read, ...(optional && shaped(optional, value)) } as R & Partial<O>
  }
}

/** The fields of `value` that have the shape of their reader. */
export function shaped<T extends object>(
  readers: ReadersOf<T>,
  value: Readonly<Record<string, unknown>>,
): Partial<T> {
  const entries = Object.entries<Reader<unknown>>(readers).flatMap(([name, read]) => {
    const decoded = Object.hasOwn(value, name) ? read(value[name]) : undefined
    return decoded === undefined ? [] : [[name, decoded] as const]
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return Object.fromEntries(entries) as Partial<T>
}

export function truth(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined
}
