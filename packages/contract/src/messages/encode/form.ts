import { encodeField } from '../../forms/encode-field.ts'
import type { ContentOf } from '../content.ts'
import type { Packing } from './packing.ts'

export function form({ title, fields, submitted }: ContentOf<'form'>): Packing {
  const wire = { formTitle: title, formFields: fields.map(encodeField), submitted: submitted ? 1 : 0 }
  return { msgContent: JSON.stringify(wire) }
}
