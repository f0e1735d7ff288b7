import type { VisitorClaims } from '../../rules/identity/claims.ts'
import { answerIdOf } from '@foyer/core/messages/answer-id.ts'
import { bodiesOfReply, type RobotReply } from '../../rules/robot/reply.ts'
import type { Deps } from '../../deps.ts'
import type { RobotQuestion } from './answerer.ts'

type Asked = Pick<RobotQuestion, 'visitor' | 'channel' | 'id' | 'session'>

/** Writes a reply into the log. Asked twice at once, the first one counts; in a person's thread nothing is said. */
export async function storeReply(
  { append }: Deps,
  { visitor, channel, id, session }: Asked,
  reply: RobotReply,
): Promise<void> {
  for (const [place, body] of bodiesOfReply(channel, reply).entries())
    await append({
      tenantId: visitor.tenantId,
      threadId: visitor.threadId,
      guard: { by: 'robot', sessionSeq: session.firstSeq },
      serverId: answerIdOf(id, place),
      sender: 'robot',
      body,
    })
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
