import { z } from 'zod'
import { robotRatings } from '../codes.ts'
import { endpoint } from '../endpoint.ts'
import { code, Id } from '../wire.ts'

export const getRobotDoc = endpoint('getRobotDoc', {
  summary: 'One help document, for its own page.',
  access: 'visitor',
  input: z.object({ docId: Id, userId: Id }),
  output: z.object({
    docQuestion: z.string(),
    /** Rich text. */
    docAnswer: z.string(),
    /** D-09: the visitor's thumb in this session, as in messages. */
    disabled: code(robotRatings).optional(),
  }),
  errors: ['object.unknown'],
  example: {
    input: { docId: 'd7', userId: 'u1' },
    output: {
      docQuestion: 'How do I return something?',
      docAnswer: '<p>You may return everything within <b>30 days</b>.</p>',
    },
  },
})
