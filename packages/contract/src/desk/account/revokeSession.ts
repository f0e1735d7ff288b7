import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Nothing, WireText } from '../../wire.ts'

export const revokeSession = endpoint('revokeSession', {
  summary: 'End one of this agent’s own sessions. Its desk closes within a second or two.',
  access: 'agent',
  input: z.object({ sessionId: WireText.regex(/^\d{1,15}$/) }),
  output: Nothing,
  errors: ['object.unknown'],
  example: { input: { sessionId: '12' }, output: {} },
})
