import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Id, Nothing } from '../../wire.ts'

export const unblockVisitor = endpoint('unblockVisitor', {
  summary: 'Let a visitor write again. Supervisors and above.',
  access: 'agent',
  input: z.object({ userId: Id }),
  output: Nothing,
  errors: ['identity.forbidden'],
  example: { input: { userId: 'u1' }, output: {} },
})
