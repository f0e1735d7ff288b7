import type { z } from 'zod'
import type { AuditAction } from '@foyer/contract/desk/audit-actions.ts'
import type { Publication } from '@foyer/contract/desk/robot.ts'
import { actorOf, writeAudit } from '../../../audit/write-audit.ts'
import { requireMay } from '../../../identity/require-may.ts'
import type { AgentCaller } from '../../../platform/http/caller.ts'
import { changedFields } from '../../../rules/audit/changed-fields.ts'
import { BrokenCases, type CheckedCase } from '../../robot/cases/check-cases.ts'
import type { Saving } from '../../robot/publish/save-document.ts'
import { caseFace } from './cases.ts'

type Cases = { broken: readonly CheckedCase[]; failing: readonly CheckedCase[] }

/** Makes a change that cases may stop, if the agent may, and says what came of it. */
export async function publication(
  caller: AgentCaller,
  despiteCases: boolean,
  change: () => Promise<Cases>,
): Promise<z.output<typeof Publication>> {
  requireMay(caller, 'teachRobot')
  if (despiteCases) requireMay(caller, 'publishDespiteCases')
  try {
    return publicationOf(true, await change())
  } catch (error) {
    if (error instanceof BrokenCases) return publicationOf(false, error)
    throw error
  }
}

/** Outcome of a change that cases may stop, as the desk sees it. */
export function publicationOf(isDone: boolean, { broken, failing }: Cases): z.output<typeof Publication> {
  return { isDone, broken: broken.map(caseFace), failing: failing.map(caseFace) }
}

/** Tenant, time and audit of a saved document. */
export function savingBy(caller: AgentCaller, action: AuditAction, now: number): Saving {
  const actor = actorOf(caller)
  return {
    tenantId: caller.tenantId,
    now,
    author: { id: actor.agentId, name: actor.name },
    audit: async (trx, { before, after }) => {
      const object = { kind: 'document', id: after.docId, name: after.question } as const
      await writeAudit(trx, actor, { action, object, ...changedFields(before ?? {}, after) }, now)
    },
  }
}
