import { isFields, parseJson, type Fields } from '../../readers.ts'

/** What a decoder reads: the text of `msgContent`, and the message around it for the fields beside it. */
export type Packed = { text: string; side: Fields }

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
  return isStructured(value) ? print(value) : ''
}

/** Printing recurses: a structure that is too deep (or is no JSON at all) prints as nothing. */
function print(value: unknown): string {
  try {
    return JSON.stringify(value)
  } catch {
    return ''
  }
}
