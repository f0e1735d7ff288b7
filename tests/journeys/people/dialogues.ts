import type { Page } from '@playwright/test'
import { robotAsk } from '@foyer/contract/robot/robotAsk.ts'
import { toWireMessage } from '@foyer/core/log/to-wire.ts'
import { askedOfDialogue } from '@foyer/core/robot/dialogue/asked-of-dialogue.ts'
import { issuedClaims } from '@foyer/core/identity/claims.ts'
import { dialogueAnswer } from '@foyer/server/features/robot/dialogue/dialogue-answer.ts'
import { saidBody } from '@foyer/server/features/robot/dialogue/said-body.ts'
import { answerWith } from './calls.ts'
import { worldDeps } from './world.ts'

/**
 * A robot at the edge of the network, while the server has none, that knows nothing but its dialogues: these are the
 * server's own, and what they say goes into the log.
 */
export async function dialoguesAnswer(page: Page, threadKey: string): Promise<void> {
  const deps = await worldDeps()
  await answerWith(page, 'robotAsk', async (input) => {
    const { robotNo, id: questionId = '', ...wire } = robotAsk.input.parse(input)
    const thread = await deps.db
      .selectFrom('threads')
      .selectAll()
      .where('key', '=', threadKey)
      .executeTakeFirstOrThrow()
    const { tenant_id: tenantId, channel_id: channelId, user_id: userId, id: threadId, gen } = thread
    const who = { tenantId, channelId, userId, threadId, threadKey, gen }
    const asked = askedOfDialogue(wire)
    const sessionKey = thread.session_key
    const answer =
      asked &&
      (await dialogueAnswer(deps, issuedClaims(who, deps.clock.now()), {
        sessionKey,
        robotNo,
        questionId,
        asked,
      }))
    if (!answer) throw new Error(`no dialogue answers ${JSON.stringify(wire)}`)

    const msgList = []
    for (const [place, said] of answer.says.entries()) {
      const stored = await deps.append({
        tenantId,
        threadId,
        guard: { by: 'visitor', gen },
        clientId: `${questionId}:${place}`,
        sender: 'robot',
        body: saidBody(said, 'Harbour helper'),
      })
      const message = stored.outcome === 'stored' ? toWireMessage(stored.entry) : undefined
      if (message) msgList.push(message)
    }
    return { status: answer.next.to === 'person' ? -1 : 1, msgList }
  })
}
