import { actorOf } from '../../../audit/write-audit.ts'
import type { Trx } from '../../../log/lock-thread.ts'
import type { AgentCaller } from '../../../platform/http/caller.ts'
import { Failed } from '../../../platform/http/failed.ts'
import { lockDialogue } from '../../robot/dialogue/dialogue-answer.ts'
import type { RobotRef } from '../../robot/dialogue/dialogues.ts'
import { storedDialogue, type StoredDialogue } from '../../robot/publish/dialogue-drafts.ts'
import type { Author } from '../../robot/publish/publish-dialogue.ts'

/** A dialogue that its caller is going to change. With `revision`: only if it is still the draft that the editor has seen. */
export async function lockedDialogue(
  trx: Trx,
  robot: RobotRef,
  id: string,
  revision?: number,
): Promise<StoredDialogue> {
  await lockDialogue(trx, robot, id)
  const stored = await storedDialogue(trx, robot, id)
  if (!stored) throw new Failed('object.unknown')
  if (revision !== undefined && stored.revision !== revision) throw new Failed('object.stale')
  return stored
}

export function authorOf(caller: AgentCaller): Author {
  return { id: caller.agentId, name: actorOf(caller).name }
}

export function limitKey({ tenantId, agentId }: AgentCaller): string {
  return `${tenantId}:${agentId}`
}
