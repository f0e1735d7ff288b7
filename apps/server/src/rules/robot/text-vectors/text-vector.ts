import ar from './ar.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import ja from './ja.json' with { type: 'json' }
import th from './th.json' with { type: 'json' }
import zh from './zh.json' with { type: 'json' }
import { tokensOf } from './tokens.ts'

/**
 * Where a text lies among what customers write about: texts of one topic are near each other, also in other words. Learned
 * from messages to businesses of many kinds by tests/robot-eval/text-vectors.ts. Whole numbers, so that it can be stored in
 * little space.
 */
export type TextVector = Int8Array

const files = new Map(Object.entries({ ar, en, es, ja, th, zh, tw: zh }))

/** Vectors of texts can be compared if the same version made them. */
export const vectorsVersion = en.version

/** The length of every vector, but for rounding. */
const length = 127

type Vectors = { size: number; numbers: ReadonlyMap<string, number>; figures: Int8Array }
const read = new Map<string, Vectors | undefined>()

function vectorsOf(language: string): Vectors | undefined {
  if (!read.has(language)) read.set(language, readVectors(files.get(language)))
  return read.get(language)
}

function readVectors(file: typeof en | undefined): Vectors | undefined {
  if (!file) return undefined
  const numbers = new Map(file.tokens.split(' ').map((token, number) => [token, number]))
  return { size: file.size, numbers, figures: readBytes(file.vectors) }
}

/** Millions of bytes: a loop takes a twentieth of the time that an iterator takes. */
export function readBytes(base64: string): Int8Array {
  const letters = atob(base64)
  const bytes = new Int8Array(letters.length)
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = letters.charCodeAt(at)
  return bytes
}

/** Whether vectors were learned for a language. */
export const hasVectors = (language: string) => files.has(language)

/** Undefined in languages for which nothing was learned. */
export function textVector(cutWords: readonly string[], language: string): TextVector | undefined {
  const vectors = vectorsOf(language)
  if (!vectors) return undefined
  const { size, numbers, figures } = vectors
  const sum = new Float64Array(size)
  for (const token of tokensOf(cutWords)) {
    const number = numbers.get(token)
    if (number === undefined) continue
    for (let at = 0; at < size; at += 1) sum[at] = (sum[at] ?? 0) + (figures[number * size + at] ?? 0)
  }
  return ofLength(sum)
}

function ofLength(sum: Float64Array): TextVector {
  const sumLength = Math.hypot(...sum) || 1
  return Int8Array.from(sum, (figure) => Math.round((figure * length) / sumLength))
}

/** Of texts that mean the same: what they have in common is near their centre. */
export function centreOf(texts: readonly (TextVector | undefined)[]): TextVector | undefined {
  const known = texts.filter((one) => one !== undefined)
  const [first] = known
  if (!first) return undefined
  const sum = new Float64Array(first.length)
  for (const one of known)
    for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + (one[at] ?? 0)
  return ofLength(sum)
}

/** From -1 to 1; 0 where nothing is known of one of them. */
export function nearness(one: TextVector | undefined, other: TextVector | undefined): number {
  if (!one || !other) return 0
  let sum = 0
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0)
  // Rounded figures come to a little more than the length.
  return Math.max(-1, Math.min(1, sum / length ** 2))
}
