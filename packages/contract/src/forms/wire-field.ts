import { z } from 'zod'
import { fieldTypes } from '../codes.ts'
import { code, Flag, Id, LongText, ShortText, Text } from '../wire.ts'

/** A field as the wire has it (D-10): `fieldValue` is the list of options as JSON text. */
export const WireField = z.object({
  fieldId: Id,
  fieldName: ShortText,
  fieldType: code(fieldTypes),
  requiredStatus: Flag,
  fieldValue: LongText,
  chooseValue: z.union([Text, z.array(ShortText).max(100)]).optional(),
})
export type WireField = z.infer<typeof WireField>
