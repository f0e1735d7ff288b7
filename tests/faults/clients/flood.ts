import { newId } from '@foyer/client/new-id.ts'
import type { Conversation } from '../cast.ts'
import { callNode } from '../replay/call-node.ts'
import type { Stage } from '../stage.ts'

const writers = 12
const longText = 'x'.repeat(3_900)

/**
 * Writes this many long replies in one conversation through the first node. Past the outbox, which would take its
 * time: the readers are what is tested.
 */
export async function flood(stage: Stage, conversation: Conversation, messages: number): Promise<void> {
  const write = (first: number) => writeEvery(stage, conversation, first, messages)
  await Promise.all(Array.from({ length: writers }, (_, first) => write(first)))
}

async function writeEvery(
  { nodes, history }: Stage,
  { agent, thread }: Conversation,
  first: number,
  messages: number,
): Promise<void> {
  for (let n = first; n < messages; n += writers) {
    const id = newId()
    const text = `${n} ${longText}`
    history.invoke({ id, thread, by: `${agent.name} ${first}`, text })
    const call = {
      name: 'reply',
      headers: agent.headers,
      input: { threadId: thread, id, msgContent: text },
    } as const
    const { data } = await callNode(nodes[0], call)
    if (typeof data['seq'] === 'number') history.ok(id, data['seq'])
  }
}
