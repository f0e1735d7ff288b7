import { isFields, parseJson, type Fields } from '@foyer/contract/readers.ts'
import { attributeLimits } from '@foyer/contract/session/attribute-limits.ts'
import { isStorableText } from '@foyer/contract/storable.ts'
import { cleanText } from '@foyer/core/text/clean-text.ts'

/** An attribute that a page passed for its visitor (C-39): unverified text. */
export type VisitorAttribute = { name: string; value: string }

/** Secrets that some pages send with everything else; they are no attributes. */
const secrets = ['token', 'customerToken']

/** The attributes in what a page sent: an object, its JSON, or another value that is kept whole under `name`. */
export function attributesIn(given: unknown, name: string): VisitorAttribute[] {
  const read = typeof given === 'string' ? parseJson(given) : given
  if (isFields(read)) return attributesOf(read)
  return given === undefined || given === null || given === '' ? [] : attributesOf({ [name]: given })
}

/** Every field that can be an attribute, each as text. What is too long is cut; an empty value removes the attribute. */
export function attributesOf(fields: Fields): VisitorAttribute[] {
  return Object.entries(fields)
    .filter(([name]) => isName(name) && !secrets.includes(name))
    .map(([name, value]) => ({ name, value: cleanText(textOf(value).slice(0, attributeLimits.value)) }))
}

/** The attributes after a page has said something: the newest first, and the oldest make room. */
export function mergeAttributes(
  known: readonly VisitorAttribute[],
  said: readonly VisitorAttribute[],
): readonly VisitorAttribute[] {
  // More than fit would differ from what is kept every time that a page says the same.
  const values = new Map([...valuesOf(said)].slice(-attributeLimits.most))
  const isSame = [...values].every(([name, value]) => valueIn(known, name) === value)
  if (isSame) return known
  const after = [...values].map(([name, value]) => ({ name, value }))
  const others = known.filter(({ name }) => !values.has(name))
  return [...after.filter(({ value }) => value !== ''), ...others].slice(0, attributeLimits.most)
}

function valuesOf(attributes: readonly VisitorAttribute[]): Map<string, string> {
  return new Map(attributes.map(({ name, value }) => [name, value]))
}

function valueIn(attributes: readonly VisitorAttribute[], name: string): string {
  return attributes.find((each) => each.name === name)?.value ?? ''
}

function isName(name: string): boolean {
  return name.trim() !== '' && name.length <= attributeLimits.name && isStorableText(name)
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
