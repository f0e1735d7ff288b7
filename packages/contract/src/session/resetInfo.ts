import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Locale, Nothing, ShortText, Url } from '../wire.ts'

export const resetInfo = endpoint('resetInfo', {
  summary: 'Update what the visitor says about themselves. Shown to agents as claimed.',
  access: 'visitor',
  input: z.object({
    userId: Id,
    pollId: Id,
    userName: ShortText.optional(),
    phone: ShortText.optional(),
    email: ShortText.optional(),
    locale: Locale.optional(),
    previousUrl: Url.optional(),
  }),
  output: Nothing,
  errors: [],
  example: { input: { userId: 'u1', pollId: 'p1', userName: 'Sam', email: 'sam@shop.example' }, output: {} },
})
