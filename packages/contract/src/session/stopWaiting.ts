import { z } from 'zod'
import { sessionStatuses } from '../codes.ts'
import { endpoint } from '../endpoint.ts'
import { coded, Id } from '../wire.ts'

export const stopWaiting = endpoint('stopWaiting', {
  summary: 'Leave the queue. The session goes on; whoever is not waiting any more keeps what they have.',
  access: 'visitor',
  input: z.object({ userId: Id }),
  output: z.object({ status: coded(sessionStatuses) }),
  errors: ['request.tooMany'],
  example: { input: { userId: 'u1' }, output: { status: 1 } },
})
