import { z } from 'zod'
import { nameOf } from './codes.ts'

type Table = Readonly<Record<string, number>>

/** A schema that is a number on the wire and a name inside. */
export function coded<const T extends Table>(table: T) {
  return z.codec(z.literal(codesOf(table)), z.enum(namesOf(table)), {
    decode: (code) => nameIn(table, code),
    encode: (name): T[keyof T] => table[name],
  })
}

/** A schema that stays a number, one of the table's: for configuration, which browsers read without zod. */
export function code<const T extends Table>(table: T) {
  return z.literal(codesOf(table))
}

// What TypeScript forgets about the keys and values of a table. Every table has at least one row.
/* oxlint-disable typescript/no-unsafe-type-assertion */
function namesOf<T extends Table>(table: T) {
  return Object.keys(table) as [keyof T & string, ...(keyof T & string)[]]
}
function codesOf<T extends Table>(table: T) {
  return Object.values(table) as [T[keyof T], ...T[keyof T][]]
}
function nameIn<T extends Table>(table: T, code: T[keyof T]) {
  return nameOf(table, code) as keyof T & string
}
/* oxlint-enable typescript/no-unsafe-type-assertion */

/** Keys are as long as an id and there are at most `most` of them: a record is a size too. */
export function record<V extends z.ZodType>(value: V, most: number) {
  return z
    .record(z.string().max(64), value)
    .refine((entries) => Object.keys(entries).length <= most, { error: `at most ${most} entries` })
}

/** Ids are opaque strings; the bound keeps a hostile one from becoming a large key. */
export const Id = z.string().min(1).max(64)
/** An id that may be left out; clients of the spec send an empty text for that. */
export const MaybeId = z.string().max(64).optional()
/** An idempotency key. The server's own keys contain a colon, so nobody can take one of them in advance. */
export const ClientId = z.string().regex(/^[\w-]{8,64}$/)
export const ShortText = z.string().max(200)
export const Text = z.string().max(4000)
export const LongText = z.string().max(20_000)
/** At least one character that can be seen. */
export const NotBlank = Text.regex(/\S/)
/** On the wire a switch is 0 or 1, and older servers send the digits as text. */
export const Flag = z.union([z.literal(0), z.literal(1)])
/** Milliseconds since 1970. Below 1e10 it is seconds (K-03). */
export const Timestamp = z.int().min(0)
export const Url = z.string().max(2000)
/** Goes into a style sheet, so only what is certainly a colour; empty leaves the theme's own. */
export const Color = z.string().regex(/^(#[0-9a-fA-F]{3,8})?$/)
/** Where a page of a list ends: a time and the id of its last row. The next page begins after it. */
export const PageCursor = z.string().regex(/^\d{1,15}\.[\w-]{1,64}$/)
export const PageLimit = z.int().min(1).max(100)
/** Output of calls that answer with nothing but success. */
export const Nothing = z.object({})
