import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { presenceStates } from './presence.ts'

export const setPresence = endpoint('setPresence', {
  summary: 'Choose whether visitors are given to this agent. Kept until it is chosen anew.',
  access: 'agent',
  input: z.object({ state: z.enum(presenceStates) }),
  output: z.object({ state: z.enum(presenceStates) }),
  errors: [],
  example: { input: { state: 'away' }, output: { state: 'away' } },
})
