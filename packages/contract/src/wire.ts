import { z } from 'zod'
import { nameOf } from './codes.ts'
import { isStorableText, toStorableJson, toStorableText } from './storable.ts'
import { textLimits } from './text-limits.ts'

type Table = Readonly<Record<string, number>>

/** A schema that is a number on the wire and a name inside. */
export function coded<const T extends Table>(table: T) {
  return z.codec(z.literal(codesOf(table)), z.enum(namesOf(table)), {
    decode: (code) => nameIn(table, code),
    encode: (name): T[keyof T] => table[name],
  })
}

/** A schema that stays a number, one of the table's. */
export function code<const T extends Table>(table: T) {
  return z.literal(codesOf(table))
}

// TypeScript loses the types of a table's keys and values. Every table has at least one row.
/* oxlint-disable typescript/no-unsafe-type-assertion */
function namesOf<T extends Table>(table: T) {
  return Object.keys(table) as [keyof T & string, ...(keyof T & string)[]]
}
function codesOf<T extends Table>(table: T) {
  return Object.values(table) as [T[keyof T], ...T[keyof T][]]
}
function nameIn<T extends Table>(table: T, code: number) {
  return nameOf(table, code) as keyof T & string
}
/* oxlint-enable typescript/no-unsafe-type-assertion */

/** The checks that wire-types.test.ts looks for in every input: what passes them, PostgreSQL and Redis can keep. */
export const storableText = z.refine<string>(isStorableText, { error: 'not well-formed, or with NUL' })
export const madeStorable = z.overwrite<string>(toStorableText)
export const madeStorableJson = z.overwrite<unknown>((value) => toStorableJson(value))
/** The largest `integer` of PostgreSQL. */
export const maxInt4 = 2_147_483_647

/** Text from programs (ids, addresses, keys): rejected if unstorable. Input texts are this or the next. */
export const WireText = z.string().check(storableText)
/**
 * Text from people: unstorable characters are removed or replaced, because a client that splits an emoji is
 * not the writer's fault.
 */
export const WrittenText = z.string().check(madeStorable)
/** Every number of an input is made of one of these two, or is a time. */
export const WireInt = z.int32()
export const WireNumber = z
  .number()
  .min(-maxInt4 - 1)
  .max(maxInt4)
/** JSON of somebody else's making: what cannot be kept of it is taken out. */
export const WrittenJson = z.unknown().check(madeStorableJson)

/** Keys are as long as an id and there are at most `most` of them: a record is a size too. */
export function record<V extends z.ZodType>(value: V, most: number) {
  return z
    .record(WireText.max(64), value)
    .refine((entries) => Object.keys(entries).length <= most, { error: `at most ${most} entries` })
}

/** Ids are opaque strings; the bound keeps a hostile one from becoming a large key. */
export const Id = WireText.min(1).max(textLimits.id)
/** An id that may be left out; clients of the spec send an empty text for that. */
export const MaybeId = WireText.max(textLimits.id).optional()
/** An idempotency key. The database keeps it apart from the keys that the server derives itself. */
export const ClientId = WireText.regex(/^[\w-]{8,64}$/)
export const ShortText = WrittenText.max(textLimits.short)
export const Text = WrittenText.max(textLimits.message)
export const LongText = WrittenText.max(textLimits.long)
/** At least one character that can be seen. */
export const NotBlank = Text.regex(/\S/)
/** A language tag, as browsers and sites write it. */
export const Locale = WireText.max(textLimits.locale)
/** On the wire a switch is 0 or 1, and older servers send the digits as text. */
export const Flag = z.union([z.literal(0), z.literal(1)])
/** A flag on the wire and a boolean inside. */
export const Toggle = z.codec(Flag, z.boolean(), {
  decode: (flag) => flag === 1,
  encode: (isOn) => (isOn ? 1 : 0),
})
/** A place in a log. */
export const Seq = WireInt.min(0)
/** Milliseconds since 1970, to the end of the year 9999. Below 1e10 it is seconds (K-03). */
export const Timestamp = z.int().min(0).max(253_402_300_799_999)
/** End of a time range, not limited like a time: clients send the far future to get the newest. */
export const TimeBound = z.int().min(0)
export const Url = WireText.max(textLimits.url)
/** Goes into a style sheet, so only what is certainly a colour; empty leaves the theme's own. */
export const Color = WireText.regex(/^(#[0-9a-fA-F]{3,8})?$/)
/** End of a page of a list: time and id of its last row. The next page begins after it. */
export const PageCursor = WireText.regex(/^\d{1,15}\.[\w-]{1,64}$/)
export const PageLimit = WireInt.min(1).max(100)
/** Output of calls that answer with nothing but success. */
export const Nothing = z.object({})
/** A token of a site, or a proof that it signed. */
export const SiteToken = WireText.max(textLimits.token)
