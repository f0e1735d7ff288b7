import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Id, Nothing } from '../../wire.ts'

export const deleteForm = endpoint('deleteForm', {
  summary: 'Delete a form; what was sent stays. Supervisors and above.',
  access: 'agent',
  input: z.object({ id: Id }),
  output: Nothing,
  errors: ['identity.forbidden'],
  example: { input: { id: 'f8Zk20bQpL1y' }, output: {} },
})
