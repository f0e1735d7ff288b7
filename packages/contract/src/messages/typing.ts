import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Nothing, Text } from '../wire.ts'

/** An agent sees at most this much of an unsent text. */
export const maxPreviewLength = 500

export const typing = endpoint('typing', {
  summary: 'What the visitor is typing, shown to the agent while it is fresh. Stored nowhere.',
  access: 'visitor',
  input: z.object({ msgContent: Text }),
  output: Nothing,
  errors: ['request.tooMany'],
  example: { input: { msgContent: 'Where is my par' }, output: {} },
})
