import type { ContentOf } from '@foyer/contract/messages/content.ts'
import { kinds } from '@foyer/contract/messages/kinds/index.ts'
import type { Answer } from '@foyer/testkit/http.ts'
import { createLogWriter, type As } from '@foyer/testkit/log-writer.ts'
import type { World } from '@foyer/testkit/test-world.ts'
import type { Visitor } from '@foyer/testkit/visitor.ts'

export type Form = ContentOf<'externalForm'>

export function formTo(url: string, changes: Partial<Form> = {}): Form {
  return { kind: 'externalForm', ...kinds.externalForm.example, url, ...changes }
}

/** Puts a form into a visitor's log, as the robot would, and answers with its place there. */
export async function issue(world: World, visitor: Visitor, form: Form, as: As = {}): Promise<number> {
  const log = createLogWriter(world.node.deps)
  const msgId = await log.say(await log.threadOf(visitor.started.userId), form, { sender: 'robot', ...as })
  return Number(msgId.split('.').at(-1))
}

/** Sends a form back as the widget does: repeating what it was given. */
export function submit(visitor: Visitor, form: Form, changes: Record<string, unknown> = {}): Promise<Answer> {
  const { url, method, headers, bodyType, fields } = form
  return visitor.http.call('fromRequest', {
    url,
    method,
    headers,
    contentType: bodyType,
    requestBody: { [fields[0]?.name ?? '']: 'A-20931' },
    ...changes,
  })
}
