import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Flag, Id, Nothing } from '../wire.ts'

export const commentDoc = endpoint('commentDoc', {
  summary: 'Thumb up or down for an answer of the robot. The first one counts.',
  access: 'visitor',
  input: z.object({
    docId: Id,
    isUseful: Flag,
    robotNo: Id,
    /** The server knows the session of the thread; the page of a document does not. */
    sessionId: Id.optional(),
    tenantId: Id,
    userId: Id,
  }),
  output: Nothing,
  errors: ['object.unknown', 'evaluation.done'],
  example: {
    input: { docId: 'd7', isUseful: 1, robotNo: 'r1', sessionId: 's1', tenantId: 'demo', userId: 'u1' },
    output: {},
  },
})
