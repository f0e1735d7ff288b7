import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Id, PageCursor, PageLimit, ShortText } from '../../wire.ts'
import { DeskLeftMessage, deskLeftMessageExample } from './left-message.ts'

export const listLeftMessages = endpoint('listLeftMessages', {
  summary:
    'A page of the messages that visitors left, newest first: those not handled yet, those handled, or all. `search` looks in name, address and text. The first page also counts those not handled.',
  access: 'agent',
  input: z.object({
    show: z.enum(['unhandled', 'handled', 'all']),
    search: ShortText.optional(),
    /** Only this one, whatever else is asked for. */
    messageId: Id.optional(),
    cursor: PageCursor.optional(),
    limit: PageLimit.optional(),
  }),
  output: z.object({
    messages: z.array(DeskLeftMessage),
    next: z.string().optional(),
    unhandled: z.int().min(0).optional(),
  }),
  errors: ['identity.forbidden', 'request.tooMany'],
  example: {
    input: { show: 'unhandled' },
    output: { messages: [deskLeftMessageExample], unhandled: 1 },
  },
})
