import { decodeFields } from '@foyer/contract/forms/codec.ts'
import { parseJson, str } from '@foyer/contract/readers.ts'
import { stepOfWire } from '@foyer/contract/robot/dialogue/step-id.ts'
import type { VisitorClaims } from '@foyer/core/identity/claims.ts'
import type { Entry } from '@foyer/core/log/entry.ts'
import { isForPerson } from '@foyer/core/robot/reply.ts'
import { nothing } from '@foyer/core/routing/decision.ts'
import type { Deps } from '../../../deps.ts'
import { toOwner } from '../../../log/owner-columns.ts'
import { visitorChannel } from '../../channel/visitor-channel.ts'
import { askForPerson } from '../../routing/ask-for-person.ts'
import { visitorThread } from '../../session/visitor-thread.ts'
import { replyOfDialogue } from '../answer-from-dialogue.ts'
import { storeReply } from '../store-reply.ts'
import { dialogueAnswer } from './dialogue-answer.ts'
import type { Asked } from './opening.ts'

/**
 * A form in the log was answered: if a dialogue asked it, the dialogue goes on, and the robot's next words go into
 * the log from here, since no question was asked that could carry them. The same answer again changes nothing.
 */
export async function continueAfterForm(deps: Deps, visitor: VisitorClaims, seq: number): Promise<void> {
  const entry = await deps.reader.one(visitor, seq, visitor.threadKey)
  const asked = entry && answeredStep(entry)
  if (!asked) return
  const thread = await visitorThread(deps, visitor)
  if (!thread.is_open || toOwner(thread).kind !== 'robot') return

  const session = { key: thread.session_key, firstSeq: thread.session_first_seq }
  const { config: channel } = await visitorChannel(deps, visitor)
  const id = `form:${seq}`
  const question = { sessionKey: session.key, robotNo: channel.robotNo, questionId: id, asked }
  const answer = await dialogueAnswer(deps, visitor, question)
  if (!answer) return
  const reply = await replyOfDialogue(deps, { visitor, channel }, answer)
  await storeReply(deps, { visitor, channel, id, session }, reply)
  if (isForPerson(reply)) await handOn(deps, visitor)
}

/** The dialogue's question that an entry was, with what the visitor filled in. */
function answeredStep({ sender, recalled, body }: Entry): Asked | undefined {
  if (sender !== 'robot' || recalled || body.type !== 'message' || !body.extra) return undefined
  const step = stepOfWire(str(body.extra, 'nodeId'))
  const filled = parseJson(str(body.extra, 'docNode'))
  return step && Array.isArray(filled) ? { type: 'form', ...step, fields: decodeFields(filled) } : undefined
}

/** What a call of the visitor's would answer, the log tells: nobody asked whom an answer could go to. */
async function handOn(deps: Deps, visitor: VisitorClaims): Promise<void> {
  const outcome = await askForPerson(deps, visitor)
  if (outcome === 'connected' || outcome === 'queued') return
  await deps.transition(visitor, (thread) =>
    thread.owner.kind === 'robot' ? { do: 'change', next: thread, ...unserved } : nothing,
  )
}

const unserved = { sender: 'system', body: { type: 'unserved', reason: 'noAgent' } } as const
