import { textLimits } from '../text-limits.ts'
import { z } from 'zod'
import { deskEndpoint } from '../endpoint.ts'
import { Id, NotBlank, WrittenText, Nothing } from '../wire.ts'

/** A text with variables like {{visitor.name}}. It is everybody's when it is shared, its agent's otherwise. */
export const CannedReply = z.object({
  id: Id,
  title: WrittenText.max(textLimits.cannedTitle).regex(/\S/),
  text: NotBlank,
  isShared: z.boolean(),
})
export type CannedReply = z.infer<typeof CannedReply>

export const cannedExample: CannedReply = {
  id: 'c8Zk20bQpL1y',
  title: 'Greeting',
  text: 'Hello {{visitor.name}}, this is {{agent.name}}. How can I help?',
  isShared: true,
}

export const listCanned = deskEndpoint('listCanned', {
  summary: 'The canned replies that this agent may use: their own and the shared ones.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({}),
  output: z.object({ replies: z.array(CannedReply) }),
  errors: [],
  example: { input: {}, output: { replies: [cannedExample] } },
})

export const saveCanned = deskEndpoint('saveCanned', {
  summary: 'Write a canned reply, or a known one anew. Shared ones are for supervisors and above.',
  access: 'agent',
  leaves: 'audit',
  input: CannedReply.partial({ id: true }),
  output: z.object({ reply: CannedReply }),
  errors: ['identity.forbidden', 'object.unknown', 'request.tooMany'],
  example: { input: cannedExample, output: { reply: cannedExample } },
})

export const deleteCanned = deskEndpoint('deleteCanned', {
  summary: 'Delete a canned reply of one’s own; shared ones are for supervisors and above.',
  access: 'agent',
  leaves: 'audit',
  input: z.object({ id: Id }),
  output: Nothing,
  errors: ['identity.forbidden', 'object.unknown'],
  example: { input: { id: 'c8Zk20bQpL1y' }, output: {} },
})
