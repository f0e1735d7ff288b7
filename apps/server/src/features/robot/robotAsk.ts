import type { z } from 'zod'
import { msgTypes } from '@foyer/contract/codes.ts'
import { robotAsk } from '@foyer/contract/robot/robotAsk.ts'
import type { VisitorClaims } from '@foyer/core/identity/claims.ts'
import { visibleMessages } from '@foyer/core/log/for-visitor.ts'
import { decideText } from '@foyer/core/log/text.ts'
import { isForPerson } from '@foyer/core/robot/reply.ts'
import { attributesIn } from '@foyer/core/visitor/attributes.ts'
import type { Deps } from '../../deps.ts'
import { toOwner } from '../../log/owner-columns.ts'
import type { VisitorCaller } from '../../platform/http/caller.ts'
import { Failed } from '../../platform/http/failed.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { randomId } from '../../platform/random.ts'
import { visitorChannel } from '../channel/visitor-channel.ts'
import { storeForVisitor } from '../messages/store-for-visitor.ts'
import { claimAttributes } from '../session/claim-attributes.ts'
import { visitorThread } from '../session/visitor-thread.ts'
import type { RobotQuestion } from './answerer.ts'
import { answer } from './answerers.ts'
import { placesOfAnswer, storeReply } from './store-reply.ts'
import { unknownAgain } from './unknown-again.ts'
import { visitorLocale } from './visitor-locale.ts'

type Input = z.output<typeof robotAsk.input>
type Output = z.output<typeof robotAsk.output>

export const route = serve(robotAsk, async (input, deps, visitor) => {
  deps.limits.take(limitRules.ask, visitor.userId)
  deps.limits.take(limitRules.sendInChannel, String(visitor.channelId))
  const text = decideText(msgTypes.text, input.question)
  if (text === undefined) throw new Failed('request.invalid')

  const id = input.id ?? randomId()
  const body = { type: 'message', msgType: msgTypes.text, content: text } as const
  const asked = await storeForVisitor(deps.append, visitor, { clientId: id, sender: 'visitor', body })
  await claimAttributes(deps, visitor, {
    attributes: attributesIn(input.customerParameters, 'customerParameters'),
    customerToken: input.customerToken,
  })
  const thread = await visitorThread(deps, visitor)
  // A person has the visitor: the robot keeps quiet, and the question is theirs.
  if (toOwner(thread).kind !== 'robot') return said(deps, visitor, thread.key, [asked.seq])

  const known = await placesOfAnswer(deps, visitor, id)
  if (known.length > 0) return said(deps, visitor, thread.key, [asked.seq, ...known])

  const session = { key: thread.session_key, firstSeq: thread.session_first_seq }
  const question = await questionOf(deps, visitor, input, { id, text, session })
  const reply = await unknownAgain(deps, question, await answer(deps, question))
  await storeReply(deps, question, reply)
  if (isForPerson(reply)) return { status: 'transfer' as const, msgList: [] }
  return said(deps, visitor, thread.key, [asked.seq, ...(await placesOfAnswer(deps, visitor, id))])
})

async function questionOf(
  deps: Deps,
  visitor: VisitorCaller,
  { docId, click, itemId, bingCode, bindValue, nodeId, button }: Input,
  asked: Pick<RobotQuestion, 'id' | 'text' | 'session'>,
): Promise<RobotQuestion> {
  const { config: channel } = await visitorChannel(deps, visitor)
  const locale = await visitorLocale(deps, visitor)
  const how = { docId, click, itemId, bingCode, bindValue, nodeId, button }
  return { visitor, channel, locale, ...asked, ...how, gone: visitor.gone() }
}

/** The messages at these places, as they stand in the log. */
async function said(
  { reader }: Deps,
  visitor: VisitorClaims,
  threadKey: string,
  seqs: readonly number[],
): Promise<Output> {
  const entries = await Promise.all(seqs.map((seq) => reader.one(visitor, seq, threadKey)))
  return { status: 'answered', msgList: visibleMessages(entries.flatMap((entry) => entry ?? [])) }
}
