import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { presenceStates } from './presence.ts'

export const beat = endpoint('beat', {
  summary: 'This desk is open: its agent is there for another lease. Answers with the chosen presence.',
  access: 'agent',
  input: z.object({}),
  output: z.object({ state: z.enum(presenceStates) }),
  errors: [],
  example: { input: {}, output: { state: 'available' } },
})
