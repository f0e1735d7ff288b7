import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Id, Nothing } from '../../wire.ts'

export const deleteCanned = endpoint('deleteCanned', {
  summary: 'Delete a canned reply of one’s own; shared ones are for supervisors and above.',
  access: 'agent',
  input: z.object({ id: Id }),
  output: Nothing,
  errors: ['identity.forbidden', 'object.unknown'],
  example: { input: { id: 'c8Zk20bQpL1y' }, output: {} },
})
