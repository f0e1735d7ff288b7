import { z } from 'zod'
import { fieldTypes } from '../../codes.ts'
import { code, Flag, ShortText } from '../../wire.ts'

const Option = z.object({ label: ShortText, value: ShortText })

/** One line of the form. Only the entries after the third (name, phone, email) carry a fieldType (D-11). */
const Entry = z.object({
  name: ShortText,
  value: ShortText,
  require: Flag,
  show: Flag,
  fieldType: code(fieldTypes).optional(),
  options: z.array(Option).max(100),
})

/** The form before the chat (V-01 to V-03). */
export const UserForm = z.object({
  userFormMode: Flag,
  /** `mainland`: 11 digits starting with 1, the spec's rule. `international`: any plausible number (V-02). */
  userFormConfig: z.object({ phoneRule: z.enum(['mainland', 'international']) }),
  userForm: z.object({ formTitle: ShortText, formList: z.array(Entry).max(20) }),
})
export type UserForm = z.infer<typeof UserForm>

export const userFormDefaults: UserForm = {
  userFormMode: 0,
  userFormConfig: { phoneRule: 'mainland' },
  userForm: {
    formTitle: 'Before we start',
    formList: [
      { name: 'Name', value: '', require: 1, show: 1, options: [] },
      { name: 'Phone', value: '', require: 0, show: 1, options: [] },
      { name: 'Email', value: '', require: 0, show: 1, options: [] },
      {
        name: 'Topic',
        value: '',
        require: 0,
        show: 1,
        fieldType: fieldTypes.select,
        options: [
          { label: 'An order', value: 'order' },
          { label: 'A return', value: 'return' },
        ],
      },
    ],
  },
}
