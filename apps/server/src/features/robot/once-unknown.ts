import type { RobotReply } from '@foyer/core/robot/reply.ts'
import { repeatsUnknown } from '@foyer/core/robot/repeats-unknown.ts'
import type { Deps } from '../../deps.ts'
import { visitorThread } from '../session/visitor-thread.ts'
import type { RobotQuestion } from './answerer.ts'

/** Among the lines that a visitor writes at once, the robot's last word is not far back. */
const lookBack = 20

/** Says once that it does not know, however many lines it did not know in a row. */
export async function onceUnknown(
  deps: Deps,
  { visitor, session }: RobotQuestion,
  reply: RobotReply,
): Promise<RobotReply> {
  if (reply.kind !== 'unknown') return reply
  const { last_seq: lastSeq, key } = await visitorThread(deps, visitor)
  const range = { threadKey: key, limit: lookBack }
  const { entries } = await deps.reader.messagesBefore(visitor, lastSeq + 1, range)
  const own = entries.filter(({ seq }) => seq > session.firstSeq)
  return repeatsUnknown(own, deps.clock.now()) ? { kind: 'settled' } : reply
}
