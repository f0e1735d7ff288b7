import { checkLog } from '../../routing/postgres/check-log.ts'
import type { VirtualVisitor } from '../clients/virtual-visitor.ts'
import type { Stage } from '../stage.ts'
import { logOf } from './log-story.ts'
import type { Seated } from './own-group.ts'

/** One agent lost the visitor once, the other one got them once, and nobody else wrote. */
export async function judgeMove(
  stage: Stage,
  visitor: VirtualVisitor,
  gone: Seated,
  there: Seated,
): Promise<string[]> {
  const { thread } = visitor.started
  const entries = await logOf(stage.postgres, thread)
  const moved = entries.flatMap(({ body, agent }) =>
    body.type === 'accepted' || body.type === 'requeued' ? [`${body.type} ${agent?.id ?? ''}`.trim()] : [],
  )
  const expected = [`accepted ${gone.id}`, `requeued ${gone.id}`, `accepted ${there.id}`]
  const problems = checkLog(entries)
  if (moved.join() !== expected.join())
    problems.push(`${thread}: ${moved.join()} instead of ${expected.join()}`)
  return problems
}
