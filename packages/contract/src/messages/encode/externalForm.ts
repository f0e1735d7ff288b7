import { encodeField } from '../../forms/encode-field.ts'
import type { ContentOf } from '../content.ts'
import type { Packing } from './packing.ts'

export function externalForm(content: ContentOf<'externalForm'>): Packing {
  const { guide, fields, url, method, headers, bodyType, submitted } = content
  const target = { url, method, headers, bodyType }
  const wire = {
    referGuide: guide,
    fromFields: fields.map(encodeField),
    ...target,
    submitted: submitted ? 1 : 0,
  }
  return { msgContent: JSON.stringify(wire) }
}
