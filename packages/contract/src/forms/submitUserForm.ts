import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, LongText, Nothing, ShortText } from '../wire.ts'

export const submitUserForm = endpoint('submitUserForm', {
  summary: 'The form before the chat. Shown to agents as claimed.',
  access: 'visitor',
  input: z.object({
    userName: ShortText,
    phone: ShortText,
    email: ShortText,
    /** The entries after the third, as JSON text. */
    formParams: LongText,
    userId: Id,
  }),
  output: Nothing,
  errors: ['form.incomplete', 'form.refused'],
  example: {
    input: {
      userName: 'Sam',
      phone: '13800138000',
      email: 'sam@shop.example',
      formParams: '[{"name":"Topic","value":"order","fieldType":6}]',
      userId: 'u1',
    },
    output: {},
  },
})
