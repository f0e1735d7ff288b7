import { decodeFields } from '../../forms/codec.ts'
import { flag, isFields, parseJson, str } from '../../readers.ts'
import type { ContentOf } from '../content.ts'
import { fieldsOf, type Packed } from './packed.ts'
import { submittedFields } from './submitted.ts'

export function externalForm(packed: Packed): ContentOf<'externalForm'> | undefined {
  const fields = fieldsOf(packed)
  if (!fields) return undefined
  const sent = submittedFields(packed.side)
  return {
    kind: 'externalForm',
    guide: str(fields, 'referGuide'),
    fields: sent ?? decodeFields(fields['fromFields']),
    url: str(fields, 'url'),
    method: str(fields, 'method'),
    headers: headersOf(fields['headers']),
    bodyType: str(fields, 'bodyType'),
    submitted: sent !== undefined || flag(fields, 'submitted'),
  }
}

/** An object, or the same as JSON text. fromEntries defines its keys, so none can reach a prototype. */
function headersOf(value: unknown): Record<string, string> {
  const headers = typeof value === 'string' ? parseJson(value) : value
  if (!isFields(headers)) return {}
  return Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
