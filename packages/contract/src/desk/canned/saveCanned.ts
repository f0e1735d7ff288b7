import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { CannedReply, cannedExample } from './listCanned.ts'

export const saveCanned = endpoint('saveCanned', {
  summary: 'Write a canned reply, or a known one anew. Shared ones are for supervisors and above.',
  access: 'agent',
  input: CannedReply.partial({ id: true }),
  output: z.object({ reply: CannedReply }),
  errors: ['identity.forbidden', 'object.unknown', 'request.tooMany'],
  example: { input: cannedExample, output: { reply: cannedExample } },
})
