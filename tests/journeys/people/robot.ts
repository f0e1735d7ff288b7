import type { Page } from '@playwright/test'
import type { WireMessage } from '@foyer/contract/messages/wire-message.ts'
import { robotAnswerExample } from '@foyer/contract/robot/endpoints.ts'
import { answerWith, type Asked } from './calls.ts'
import { logWriter } from './log-writer.ts'

/** What the robot says: the contract's own example, with what a journey wants otherwise. */
export type Said = Partial<WireMessage>

/**
 * A robot at the edge of the network, while the server has none: it answers every question behind its place in the
 * log. Answers with what it was asked, as it comes.
 */
export async function robotSays(
  page: Page,
  threadId: string,
  answer: (question: Asked) => Said,
): Promise<Asked[]> {
  const log = await logWriter()
  return answerWith(page, 'robotAsk', async ({ id, ...question }) => {
    const asked = (await log.entries(threadId)).find(({ clientId }) => clientId === id)
    if (!asked) throw new Error('the robot was asked what nobody has said')
    const place = { msgId: `${threadId}.${asked.seq}answer`, seq: asked.seq + 1, msgTime: asked.at + 1 }
    return { status: 1, msgList: [{ ...robotAnswerExample, ...place, ...answer(question) }] }
  })
}
