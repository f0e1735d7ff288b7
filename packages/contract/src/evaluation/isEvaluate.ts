import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Flag, Id } from '../wire.ts'

export const isEvaluate = endpoint('isEvaluate', {
  summary: 'Whether the latest consultation has been rated.',
  access: 'visitor',
  input: z.object({ userId: Id }),
  output: z.object({ isEvaluate: Flag }),
  errors: [],
  example: { input: { userId: 'u1' }, output: { isEvaluate: 0 } },
})
