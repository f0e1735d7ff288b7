import { conceptSign } from './sign.ts'
import type { Concept } from './words.ts'

/**
 * Objects of an action or a problem. 'My kettle arrived dented' names a kettle and means the dent: the
 * question lies in the other concepts.
 */
const concepts = [
  'order',
  'parcel',
  'size',
  'colour',
  'card',
  'bank',
  'email',
  'account',
  'number',
  'provider',
  'sim',
  'device',
  'router',
  'web_page',
  'kettle',
  'pan',
  'oven',
  'bulb',
  'lamp',
  'bedding',
  'appointment',
  'tooth',
  'dentist',
  'doctor',
  'skin',
  'child',
  'parent',
  'weekday',
  'time_of_day',
  'years',
  'code',
  'new',
  'rooms',
] as const satisfies readonly Concept[]

const things: ReadonlySet<string> = new Set(concepts.map((concept) => conceptSign + concept))

export function isThing(concept: string): boolean {
  return things.has(concept)
}
