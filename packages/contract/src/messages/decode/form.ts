import { decodeFields } from '../../forms/codec.ts'
import { flag, isFields, str } from '../../readers.ts'
import type { ContentOf } from '../content.ts'
import { jsonOf, type Packed } from './packed.ts'
import { submittedFields } from './submitted.ts'

/** A bare list of fields, or an object that names them; some servers put the list beside the content. */
export function form(packed: Packed): ContentOf<'form'> | undefined {
  const json = jsonOf(packed)
  const outer = isFields(json) ? json : {}
  const fields = [json, outer['formFields'], packed.side['formFields']].find(Array.isArray)
  if (!fields) return undefined
  const sent = submittedFields(packed.side)
  return {
    kind: 'form',
    title: str(outer, 'formTitle'),
    fields: sent ?? decodeFields(fields),
    submitted: sent !== undefined || flag(outer, 'submitted'),
  }
}
