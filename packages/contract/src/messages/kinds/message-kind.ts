import { isFields, parseJson, type Fields } from '../../readers.ts'
import type { WireExtra } from '../wire-message.ts'

/**
 * One kind of message: how its content is read from the wire and written to it. No zod: browsers ship these. The
 * type of the content is its schema, which the compiler holds every decoder to.
 */
export type MessageCodec<Content, MsgType extends number = number> = {
  /** The number of the kind on the wire. */
  msgType: MsgType
  /** Fields of a message beside `msgContent` that belong to this kind alone. Both audiences receive them. */
  beside: readonly (keyof WireExtra)[]
  /** Undefined means unreadable. */
  decode: (packed: Packed) => Content | undefined
  encode: (content: Content) => Packing
  /** Texts that can represent the content in one line, the best first; none where only its kind can be named. */
  summary: (content: Content) => readonly SummaryText[]
}

export type SummaryText = string | { html: string }

/** A decoder reads the text of `msgContent`, and the message around it for the fields beside it. */
export type Packed = { text: string; side: Fields }

/** The part of a wire message that its content decides. */
export type Packing = { msgContent: string; fileName?: string; size?: number }

/** For kinds whose fields are the wire's own. */
export function asJson(content: { kind: string }): Packing {
  return { msgContent: JSON.stringify({ ...content, kind: undefined }) }
}

export function packed(side: Fields): Packed {
  return { text: textOf(side['msgContent']), side }
}

/** The JSON in `msgContent`; some servers send it already parsed. */
export function jsonOf({ text, side }: Packed): unknown {
  return isStructured(side['msgContent']) ? side['msgContent'] : parseJson(text)
}

export function fieldsOf(message: Packed): Fields | undefined {
  const json = jsonOf(message)
  return isFields(json) ? json : undefined
}

/** Plain content, or undefined when there is a structure where text belongs. */
export function plainOf({ text, side }: Packed): string | undefined {
  return isStructured(side['msgContent']) ? undefined : text
}

function isStructured(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  return isStructured(value) ? tryPrint(value) : ''
}

/** Printing recurses: a structure that is too deep (or is no JSON at all) prints as nothing. */
function tryPrint(value: unknown): string {
  try {
    return JSON.stringify(value)
  } catch {
    return ''
  }
}
