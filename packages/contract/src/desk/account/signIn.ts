import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { DeskAgent, deskAgentExample } from './agent.ts'
import { storableText, WireText } from '../../wire.ts'

export const signIn = endpoint('signIn', {
  summary:
    'Sign an agent in. The session travels in an HttpOnly cookie; the one that came with the call is over.',
  access: 'public',
  input: z.object({ email: z.email().max(200).check(storableText), password: WireText.min(1).max(200) }),
  output: z.object({ agent: DeskAgent }),
  errors: ['signIn.wrong', 'signIn.locked', 'request.tooMany', 'server.busy'],
  example: {
    input: { email: 'ana@demo.example', password: 'correct horse battery staple' },
    output: { agent: deskAgentExample },
  },
})
