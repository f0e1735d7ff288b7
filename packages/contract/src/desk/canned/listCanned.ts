import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Id, NotBlank, WrittenText } from '../../wire.ts'

/** A text with variables like {{visitor.name}}. It is everybody's when it is shared, its agent's otherwise. */
export const CannedReply = z.object({
  id: Id,
  title: WrittenText.max(100).regex(/\S/),
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

export const listCanned = endpoint('listCanned', {
  summary: 'The canned replies that this agent may use: their own and the shared ones.',
  access: 'agent',
  input: z.object({}),
  output: z.object({ replies: z.array(CannedReply) }),
  errors: [],
  example: { input: {}, output: { replies: [cannedExample] } },
})
