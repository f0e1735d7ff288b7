import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, NotBlank } from '../wire.ts'

export const robotTips = endpoint('robotTips', {
  summary: 'Questions the robot knows that resemble what is being typed.',
  access: 'visitor',
  input: z.object({ question: NotBlank.max(500), robotNo: Id, userId: Id }),
  output: z.array(
    z.object({
      /** The question with the matching words between highlight markers. */
      tips: z.string(),
      /** The same without markers: what is asked when it is chosen. */
      question: z.string(),
      docId: z.string(),
      score: z.number(),
    }),
  ),
  errors: ['request.tooMany'],
  example: {
    input: { question: 'return', robotNo: 'r1', userId: 'u1' },
    output: [
      {
        tips: 'How do I <em>return</em> something?',
        question: 'How do I return something?',
        docId: 'd7',
        score: 0.91,
      },
    ],
  },
})
