import type { ContentOf, MessageContent } from '@foyer/contract/messages/content.ts'
import { createLogWriter, type As } from '@foyer/testkit/log-writer.ts'
import type { World } from '@foyer/testkit/test-world.ts'
import type { Visitor } from '@foyer/testkit/visitor.ts'

export type FormContent = ContentOf<'form'> | ContentOf<'externalForm'>

/** A message that the server itself writes: nobody sends forms by a call yet. */
export async function givenMessage(
  { node }: World,
  visitor: Visitor,
  content: MessageContent,
  as: As = {},
): Promise<string> {
  const log = createLogWriter(node.deps)
  const threadId = await log.threadOf(visitor.started.userId)
  return log.say(threadId, unanswered(content), { sender: 'robot', ...as })
}

function unanswered(content: MessageContent): MessageContent {
  if (content.kind !== 'form' && content.kind !== 'externalForm') return content
  const fields = content.fields.map((field) => ({ ...field, value: Array.isArray(field.value) ? [] : '' }))
  return { ...content, fields } as MessageContent
}

/**
 * All that an answer could touch of one visitor. What nodes note at a time of
 * their own (what was read, when to look again) is left out.
 */
export async function traces({ node }: World, visitor: Visitor): Promise<unknown> {
  const { rows } = await node.deps.pool.query(
    `select to_jsonb(t) - 'agent_read_seq' - 'visitor_read_seq' - 'check_at' as thread, (
       select jsonb_agg(e order by seq) from entries e where e.tenant_id = t.tenant_id and e.thread_id = t.id
     ) as entries from threads t where t.user_id = $1`,
    [visitor.started.userId],
  )
  return rows
}
