import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Id, Nothing } from '../../wire.ts'

export const removeCase = endpoint('removeCase', {
  summary: 'Removes a case: nothing is expected of its question any more.',
  access: 'agent',
  input: z.object({ caseId: Id }),
  output: Nothing,
  errors: ['identity.forbidden', 'object.unknown'],
  example: { input: { caseId: 'c1' }, output: {} },
})
