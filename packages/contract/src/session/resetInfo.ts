import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Locale, Nothing, ShortText, Url, WireText, WrittenJson } from '../wire.ts'

export const resetInfo = endpoint('resetInfo', {
  summary:
    'Update what the page says about the visitor. Agents see it as unverified; further fields are attributes.',
  access: 'visitor',
  input: z
    .object({
      userId: Id,
      pollId: Id,
      userName: ShortText.optional(),
      phone: ShortText.optional(),
      email: ShortText.optional(),
      locale: Locale.optional(),
      previousUrl: Url.optional(),
      /** As in robotAsk: for requests of dialogues only. */
      customerToken: WireText.max(4000).optional(),
      /** Attributes whose names may be those of the fields above, as `params` of chatStart. */
      attributes: WrittenJson.optional(),
    })
    .catchall(WrittenJson),
  output: Nothing,
  errors: [],
  example: {
    input: { userId: 'u1', pollId: 'p1', userName: 'Sam', email: 'sam@shop.example' },
    output: {},
  },
})
