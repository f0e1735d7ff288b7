import { decodeFields } from '@foyer/contract/forms/codec.ts'
import { parseJson, str } from '@foyer/contract/readers.ts'
import { stepOfWire } from '@foyer/contract/robot/dialogue/step-id.ts'
import type { VisitorClaims } from '@foyer/core/identity/claims.ts'
import type { Entry } from '@foyer/core/log/entry.ts'
import type { FollowUp } from '@foyer/core/robot/dialogue/answer.ts'
import { nothing } from '@foyer/core/routing/decision.ts'
import { decideTransfer } from '@foyer/core/routing/transfer.ts'
import type { Deps } from '../../../deps.ts'
import { toOwner } from '../../../log/owner-columns.ts'
import { visitorChannel } from '../../channel/visitor-channel.ts'
import { visitorThread } from '../../session/visitor-thread.ts'
import { dialogueAnswer } from './dialogue-answer.ts'
import type { Asked } from './opening.ts'
import { saidBody } from './said-body.ts'

/** Answers with a document of the knowledge; `key` makes the answer's entries the same for a retry. */
export type AnswerDocument = (visitor: VisitorClaims, docId: string, key: string) => Promise<void>

/**
 * A form in the log was answered: if a dialogue asked it, the dialogue goes on, and the robot's next words go into
 * the log from here, since no question was asked that could carry them. The same answer again changes nothing.
 */
export async function continueAfterForm(
  deps: Deps,
  visitor: VisitorClaims,
  seq: number,
  answerDocument?: AnswerDocument,
): Promise<void> {
  const entry = await deps.reader.one(visitor, seq, visitor.threadKey)
  const asked = entry && answeredStep(entry)
  if (!asked || !(await isRobots(deps, visitor))) return

  const { session_key: sessionKey } = await visitorThread(deps, visitor)
  const { config } = await visitorChannel(deps, visitor)
  const questionId = `form:${seq}`
  const question = { sessionKey, robotNo: config.robotNo, questionId, asked }
  const answer = await dialogueAnswer(deps, visitor, question)
  // Another site may have taken its time, and a person may have come meanwhile: then the robot is silent.
  if (!answer || !(await isRobots(deps, visitor))) return

  const { tenantId, threadId, gen } = visitor
  for (const [place, said] of answer.says.entries())
    await deps.append({
      tenantId,
      threadId,
      guard: { by: 'visitor', gen },
      clientId: `${questionId}:${place}`,
      sender: 'robot',
      body: saidBody(said, config.robotName),
    })
  await follow(deps, visitor, answer.next, questionId, answerDocument)
}

/** The dialogue's question that an entry was, with what the visitor filled in. */
function answeredStep({ sender, recalled, body }: Entry): Asked | undefined {
  if (sender !== 'robot' || recalled || body.type !== 'message' || !body.extra) return undefined
  const step = stepOfWire(str(body.extra, 'nodeId'))
  const filled = parseJson(str(body.extra, 'docNode'))
  return step && Array.isArray(filled) ? { type: 'form', ...step, fields: decodeFields(filled) } : undefined
}

async function isRobots(deps: Deps, visitor: VisitorClaims): Promise<boolean> {
  const thread = await visitorThread(deps, visitor)
  return thread.is_open && toOwner(thread).kind === 'robot'
}

async function follow(
  deps: Deps,
  visitor: VisitorClaims,
  next: FollowUp,
  questionId: string,
  answerDocument?: AnswerDocument,
): Promise<void> {
  if (next.to === 'document') await answerDocument?.(visitor, next.docId, questionId)
  if (next.to !== 'person') return
  await deps.transition(visitor, (thread) =>
    thread.owner.kind === 'robot' ? decideTransfer(thread, undefined) : nothing,
  )
  deps.queue.changed(visitor.tenantId)
}
