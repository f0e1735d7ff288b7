import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { DeskAgent, deskAgentExample } from './agent.ts'

export const whoAmI = endpoint('whoAmI', {
  summary: 'The signed-in agent.',
  access: 'agent',
  input: z.object({}),
  output: z.object({ agent: DeskAgent }),
  errors: [],
  example: { input: {}, output: { agent: deskAgentExample } },
})
