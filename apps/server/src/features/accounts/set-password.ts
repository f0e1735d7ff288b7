import type { Deps } from '../../deps.ts'
import { hashPassword } from '../../identity/password.ts'
import { assertStrong } from '../../identity/password-strength.ts'
import type { Trx } from '../../log/lock-thread.ts'
import type { Db } from '../../platform/db/pool.ts'
import { agentLanguage } from '../mail/agent-language.ts'
import { queueMail } from '../mail/queue-mail.ts'

type AgentRef = { tenantId: number; agentId: number }

/** A password that was found strong enough, as it is stored. */
export type CheckedPassword = { hash: string }

/** Outside of a transaction: estimate and hash take their time. */
export async function checkPassword(password: string, personal: readonly string[]): Promise<CheckedPassword> {
  await assertStrong(password, personal)
  return { hash: await hashPassword(password) }
}

/** What somebody would try first for an agent: name, e-mail address, organisation. */
export async function personalTexts(db: Db, { tenantId, agentId }: AgentRef): Promise<string[]> {
  const row = await db
    .selectFrom('agents as a')
    .innerJoin('tenants as t', 't.id', 'a.tenant_id')
    .select(['a.nick', 'a.email', 't.name'])
    .where('a.tenant_id', '=', tenantId)
    .where('a.id', '=', agentId)
    .executeTakeFirst()
  return row ? [row.nick, row.email, row.name] : []
}

/**
 * Gives an agent a new password. All sign-ins and known devices end, except those of `keep`; a trigger voids the link of
 * a mail. The agent is told by mail: if they did not do it, they should know. Answers how many sign-ins ended.
 */
export async function setPassword(
  trx: Trx,
  { ownSessions, signInTries }: Pick<Deps, 'ownSessions' | 'signInTries'>,
  agent: AgentRef & { keep?: Buffer },
  { hash }: CheckedPassword,
  now: number,
): Promise<number> {
  const { tenantId, agentId, keep } = agent
  const { email } = await trx
    .updateTable('agents')
    .set({ password_hash: hash })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', agentId)
    .returning('email')
    .executeTakeFirstOrThrow()
  // Before the devices go: the last one tells the language.
  const language = await agentLanguage(trx, agent)
  await queueMail(trx, { kind: 'passwordChanged', tenantId, agentId, changedAt: now, language })
  const ended = await ownSessions.revokeAll(trx, agent, keep && { sessionHash: keep })
  await signInTries.forgive(trx, email.toLowerCase())
  return ended
}
