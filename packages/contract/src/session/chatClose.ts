import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Nothing } from '../wire.ts'

export const chatClose = endpoint('chatClose', {
  summary: 'End the current session. Ending an ended session changes nothing.',
  access: 'visitor',
  input: z.object({ userId: Id }),
  output: Nothing,
  errors: [],
  example: { input: { userId: 'u1' }, output: {} },
})
