import type { VisitorClaims } from '../../rules/identity/claims.ts'
import { answerIdOf } from '@foyer/core/messages/answer-id.ts'
import { bodiesOfReply, type RobotReply } from '../../rules/robot/reply.ts'
import type { Deps } from '../../deps.ts'
import { countAnswer } from './documents/document-answers.ts'
import { withReadMore } from './with-read-more.ts'
import type { RobotQuestion } from './answerer.ts'

type Asked = Pick<RobotQuestion, 'visitor' | 'channel' | 'id' | 'session'>

/** Writes a reply into the log. Asked twice at once, the first one counts; in a person's thread nothing is said. */
export async function storeReply(
  deps: Deps,
  { visitor, channel, id, session }: Asked,
  reply: RobotReply,
): Promise<void> {
  const said = await withReadMore(deps, visitor, reply)
  for (const [place, body] of bodiesOfReply(channel, said).entries()) {
    const { outcome } = await deps.append({
      tenantId: visitor.tenantId,
      threadId: visitor.threadId,
      guard: { by: 'robot', sessionSeq: session.firstSeq },
      serverId: answerIdOf(id, place),
      sender: 'robot',
      body,
    })
    const docId = body.extra?.docId
    if (outcome === 'stored' && docId) await countAnswer(deps, visitor.tenantId, docId)
  }
}

/** Positions in the log of the answer to a question, as far as it exists. */
export async function placesOfAnswer(
  { reader }: Deps,
  visitor: VisitorClaims,
  questionId: string,
): Promise<number[]> {
  const places: number[] = []
  for (;;) {
    const place = await reader.placeOfServerId(visitor, answerIdOf(questionId, places.length))
    if (!place) return places
    places.push(place.seq)
  }
}
