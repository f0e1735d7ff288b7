import { decodeFields } from '../../forms/codec.ts'
import type { FormField } from '../../forms/field.ts'
import { parseJson, str, type Fields } from '../../readers.ts'

/** `updateSessionMsg` leaves the fields with what the visitor chose in `docNode`, as JSON text. */
export function submittedFields(side: Fields): FormField[] | undefined {
  const fields = parseJson(str(side, 'docNode'))
  return Array.isArray(fields) ? decodeFields(fields) : undefined
}
