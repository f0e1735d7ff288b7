import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, LongText, Nothing, ShortText, record, Text, Url, WireText } from '../wire.ts'

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

const Chosen = z.union([Text, z.array(ShortText).max(100)])

export const fromRequest = endpoint('fromRequest', {
  summary: 'Send an external form to the site that it names.',
  access: 'visitor',
  /** Only repeats the form: the server looks the form up and follows that, never these values (C-38). */
  input: z.object({
    url: Url.min(1),
    method: WireText.max(10),
    headers: record(Text, 30),
    contentType: ShortText,
    requestBody: record(Chosen, 100),
  }),
  output: z.object({
    /** HTTP status and text of the other site's answer, cut to a bound. */
    status: z.int(),
    body: z.string(),
  }),
  errors: ['form.refused', 'form.incomplete', 'form.upstream', 'request.tooMany'],
  example: {
    input: {
      url: 'https://erp.shop.example/orders/lookup',
      method: 'POST',
      headers: { Accept: 'application/json' },
      contentType: 'application/json',
      requestBody: { 'Order number': 'A-20931' },
    },
    output: { status: 200, body: '{"state":"sent"}' },
  },
})
