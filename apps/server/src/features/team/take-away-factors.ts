import { writeAudit, type AuditActor } from '../../audit/write-audit.ts'
import { endSignIns } from '../../identity/end-sign-ins.ts'
import type { Trx } from '../../log/lock-thread.ts'
import { removeFactors } from '../desk/account/two-factor/factors.ts'
import { agentLanguage } from '../mail/agent-language.ts'
import { queueMail } from '../mail/queue-mail.ts'

/** Removes the second steps of somebody who has lost them, ends all their sign-ins, and tells them by mail. */
export async function takeAwayFactors(
  trx: Trx,
  { id, nick }: { id: number; nick: string },
  { actor, now }: { actor: AuditActor; now: number },
): Promise<void> {
  const { tenantId } = actor
  const agent = { tenantId, agentId: id }
  const hadAny = await removeFactors(trx, agent)
  // Before the devices go: the last one tells the language.
  const language = await agentLanguage(trx, agent)
  await queueMail(trx, { kind: 'twoFactorChanged', ...agent, changedAt: now, language })
  await endSignIns(trx, agent)
  const object = { kind: 'agent', id: String(id), name: nick } as const
  await writeAudit(trx, actor, { action: 'resetTwoFactor', object, before: { hadAny } }, now)
}
