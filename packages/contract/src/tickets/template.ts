import { z } from 'zod'
import { fields } from '../forms/fields/index.ts'
import { encodeField } from '../forms/encode-field.ts'
import { WireField } from '../forms/wire-field.ts'
import { Id, ShortText } from '../wire.ts'

/** Which fields a ticket of a type asks for (D-13). */
export const Template = z.object({
  woType: z.object({ typeId: Id, typeName: ShortText }),
  items: z.array(WireField.omit({ chooseValue: true })).max(100),
})
export type Template = z.infer<typeof Template>

export const templateExample: Template = {
  woType: { typeId: 'ty1', typeName: 'Damage' },
  items: [fields.text, fields.select, fields.checkbox].map(({ example }) => {
    const { chooseValue: _, ...item } = encodeField(example)
    return item
  }),
}
