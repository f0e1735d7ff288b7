import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Id, Nothing } from '../../wire.ts'

export const refuseThread = endpoint('refuseThread', {
  summary: 'Refuse a visitor this agent was given (T-21). They are told, and wait for somebody else.',
  access: 'agent',
  input: z.object({ threadId: Id }),
  output: Nothing,
  errors: ['thread.notYours', 'session.closed', 'object.unknown'],
  example: { input: { threadId: 'hT3v9KqWx2A' }, output: {} },
})
