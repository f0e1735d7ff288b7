import { sql } from 'kysely'
import { updateSessionMsg } from '@foyer/contract/messages/updateSessionMsg.ts'
import { seqOf, type EntryBody, type Entry } from '@foyer/core/log/entry.ts'
import { decodeFields } from '@foyer/contract/forms/codec.ts'
import { parseJson, str } from '@foyer/contract/readers.ts'
import { stepOfWire } from '@foyer/contract/robot/dialogue/step-id.ts'
import { decideFormAnswer } from '../../rules/forms/decide-form-answer.ts'
import { refuse, nothing } from '../../rules/routing/decision.ts'
import { shelfAt } from '../../log/sections.ts'
import { entryAt } from '../../log/read.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { visitorChannel } from '../channel/channel-info.ts'
import type { VisitorClaims } from '../../rules/identity/claims.ts'
import { isForPerson } from '../../rules/robot/reply.ts'
import type { Deps } from '../../deps.ts'
import { toOwner } from '../../log/owner-columns.ts'
import { askForPerson } from '../routing/ask-for-person.ts'
import { visitorThread } from '../session/visitor-thread.ts'
import { replyOfDialogue } from '../robot/answerer.ts'
import { storeReply } from '../robot/store-reply.ts'
import { dialogueAnswer } from '../robot/dialogue/dialogue-answer.ts'
import type { Asked } from '../robot/dialogue/start-dialogue.ts'
import type { ThreadRef } from '../../log/thread-ref.ts'
import type { Db } from '../../platform/db/pool.ts'

/**
 * A form in the log was answered: if a dialogue asked it, the dialogue goes on, and the robot's next words go into
 * the log from here, since no question was asked that could carry them. The same answer again changes nothing.
 */
async function continueAfterForm(deps: Deps, visitor: VisitorClaims, seq: number): Promise<void> {
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

/** No request waits for the outcome here, so the server writes it to the log. */
async function handOn(deps: Deps, visitor: VisitorClaims): Promise<void> {
  const outcome = await askForPerson(deps, visitor)
  if (outcome === 'connected' || outcome === 'queued') return
  await deps.transition(visitor, (thread) =>
    thread.owner.kind === 'robot' ? { do: 'change', next: thread, ...unserved } : nothing,
  )
}

const unserved = { sender: 'system', body: { type: 'unserved', reason: 'noAgent' } } as const

const updateSessionMsgRoute = serve(updateSessionMsg, async (input, deps, visitor) => {
  deps.limits.take(limitRules.send, visitor.userId)
  const seq = seqOf(input.msgId, visitor.threadKey)
  if (seq === undefined) throw new Failed('object.unknown')

  const { config } = await visitorChannel(deps, visitor)
  await deps.transition(visitor, async (state, thread, trx) => {
    if (thread.gen !== visitor.gen) return refuse('identity.expired')
    const target = await entryAt(trx, visitor, seq, thread.key)
    const decision = decideFormAnswer(state, target, input.docNode, config)
    // Two places, one transaction: the form itself for who reads it later, an entry for who listens now.
    if (decision.do === 'change' && decision.body.type === 'formAnswered')
      await keepAnswer(trx, visitor, decision.body)
    return decision
  })
  // Also for a repeat: the first time may have ended between the answer and what the robot says to it.
  await continueAfterForm(deps, visitor, seq)
  return {}
})

type Answer = Extract<EntryBody, { type: 'formAnswered' }>

/** Puts an answer beside the form that it answers: every reader of the log gets both together from then on. */
async function keepAnswer(db: Db, ref: ThreadRef, { target, docNode }: Answer): Promise<void> {
  await db
    .updateTable('entries')
    .set({ extra: sql`coalesce(extra, '{}'::jsonb) || jsonb_build_object('docNode', ${docNode}::text)` })
    .where('tenant_id', '=', ref.tenantId)
    .where('thread_id', '=', ref.threadId)
    .where('shelf', '=', await shelfAt(db, ref, target))
    .where('seq', '=', target)
    .execute()
}

export const updateMessageRoutes = { updateSessionMsg: updateSessionMsgRoute }
