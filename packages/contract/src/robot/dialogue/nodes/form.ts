import { z } from 'zod'
import { encodeField } from '../../../forms/encode-field.ts'
import { FormField } from '../../../forms/fields/index.ts'
import { WireField } from '../../../forms/wire-field.ts'
import { dialogueLimits } from '../limits.ts'
import { NodeId, Template, VariableName } from '../names.ts'

/** Fields past the codec know no bounds; a dialogue's must fit on the wire. */
const Field = FormField.refine((field) => WireField.safeParse(encodeField(field)).success)

/** Asks with a form message (msgType 10) and waits; every answer becomes a variable. */
export const Form = z.strictObject({
  kind: z.literal('form'),
  title: Template,
  fields: z
    .array(z.strictObject({ variable: VariableName, field: Field }))
    .min(1)
    .max(dialogueLimits.fields),
  goes: NodeId,
})
