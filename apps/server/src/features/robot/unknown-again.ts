import type { RobotReply } from '@foyer/core/robot/reply.ts'
import { repeatsUnknown } from '@foyer/core/robot/repeats-unknown.ts'
import type { Deps } from '../../deps.ts'
import { visitorThread } from '../session/visitor-thread.ts'
import type { RobotQuestion } from './answerer.ts'

/** The robot answers each question, so its last message is not far back. */
const lookBack = 20

/** A second unknown question in a row gets another text: the same one again reads like a fault. */
export async function unknownAgain(
  deps: Deps,
  { visitor, session }: RobotQuestion,
  reply: RobotReply,
): Promise<RobotReply> {
  if (reply.kind !== 'unknown') return reply
  const { last_seq: lastSeq, key } = await visitorThread(deps, visitor)
  const range = { threadKey: key, limit: lookBack }
  const { entries } = await deps.reader.messagesBefore(visitor, lastSeq + 1, range)
  const own = entries.filter(({ seq }) => seq > session.firstSeq)
  return repeatsUnknown(own) ? { ...reply, isAgain: true } : reply
}
