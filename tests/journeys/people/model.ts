import type { Page } from '@playwright/test'
import { msgTypes } from '@foyer/contract/codes.ts'
import type { VisitorClaims } from '@foyer/core/identity/claims.ts'
import { visibleMessages } from '@foyer/core/log/for-visitor.ts'
import { answerIdOf } from '@foyer/core/messages/answer-id.ts'
import type { Deps } from '@foyer/server/deps.ts'
import { modelAnswer } from '@foyer/server/features/robot/model/model-answer.ts'
import { startModelServer } from '@foyer/testkit/model/model-server.ts'
import { passages, withModel } from '../../server/robot/given-model.ts'
import { answerWith } from './calls.ts'
import { worldDeps } from './world.ts'

/**
 * A robot at the edge of the network that lets a model answer, and says 'From knowledge.' when it does not. The model
 * is a server of the test; the answer goes the server's own road.
 */
export async function robotWithModel(page: Page, threadId: string) {
  const server = await startModelServer()
  const deps = withModel(await worldDeps(), server)
  const visitor = await claimsOf(deps, threadId)
  await answerWith(page, 'robotAsk', async ({ id, question }) => {
    const questionId = String(id)
    const asked = { visitor, questionId, question: String(question), passages }
    const outcome = await modelAnswer(deps, asked)
    if (outcome.outcome === 'fallback')
      return { status: 1, msgList: await fromKnowledge(deps, visitor, questionId) }
    return { status: 1, msgList: outcome.outcome === 'answered' ? visibleMessages([outcome.entry]) : [] }
  })
  return server
}

async function fromKnowledge(deps: Deps, { tenantId, threadId }: VisitorClaims, questionId: string) {
  const appended = await deps.append({
    tenantId,
    threadId,
    clientId: answerIdOf(questionId),
    guard: { by: 'server' },
    sender: 'robot',
    body: { type: 'message', msgType: msgTypes.text, content: 'From knowledge.' },
  })
  return appended.outcome === 'stored' ? visibleMessages([appended.entry]) : []
}

async function claimsOf({ db }: Deps, threadKey: string): Promise<VisitorClaims> {
  const row = await db
    .selectFrom('threads')
    .selectAll()
    .where('key', '=', threadKey)
    .executeTakeFirstOrThrow()
  return {
    tenantId: row.tenant_id,
    channelId: row.channel_id,
    userId: row.user_id,
    threadId: row.id,
    threadKey,
    gen: row.gen,
    issuedAt: 0,
    bornAt: 0,
    expiresAt: 0,
  }
}
