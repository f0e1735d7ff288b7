import { changeLanguage, changeName, changePassword } from '@foyer/contract/desk/own-account.ts'
import { actorOf, writeAudit, type AuditChange } from '../../../audit/write-audit.ts'
import type { Deps } from '../../../deps.ts'
import { deskAgentOf } from '../../../identity/agent-session.ts'
import { isPassword } from '../../../identity/password.ts'
import type { Trx } from '../../../log/lock-thread.ts'
import type { AgentCaller } from '../../../platform/http/caller.ts'
import { Failed } from '../../../platform/http/failed.ts'
import { serve } from '../../../platform/http/serve.ts'
import { limitRules } from '../../../platform/limit-rules.ts'
import { changedFields } from '../../../rules/audit/changed-fields.ts'
import { checkPassword, personalTexts, setPassword } from '../../accounts/set-password.ts'

const changeNameRoute = serve(changeName, async ({ nick }, deps, caller) => {
  takeOwn(deps, caller)
  const agent = await deps.db.transaction().execute(async (trx) => {
    const before = await lockOwnRow(trx, caller)
    await writeOwn(trx, deps, caller, {
      action: 'changeName',
      ...changedFields({ nick: before.nick }, { nick }),
    })
    return updateOwnRow(trx, caller, { nick })
  })
  return { agent: { ...caller.agent, ...deskAgentOf(agent) } }
})

const changeLanguageRoute = serve(changeLanguage, async ({ locale }, deps, caller) => {
  takeOwn(deps, caller)
  const agent = await deps.db.transaction().execute(async (trx) => {
    const before = await lockOwnRow(trx, caller)
    const change = changedFields({ locale: before.locale }, { locale })
    await writeOwn(trx, deps, caller, { action: 'changeLanguage', ...change })
    return updateOwnRow(trx, caller, { locale })
  })
  return { agent: { ...caller.agent, ...deskAgentOf(agent) } }
})

/** The present password is asked for: an open desk alone must not be enough to take over the account. */
const changePasswordRoute = serve(changePassword, async ({ current, password }, deps, caller) => {
  const { db, clock, limits } = deps
  const { tenantId, agentId, sessionHash } = caller
  await limits.takeStrictly(limitRules.changePassword, `${tenantId}:${agentId}`)
  const stored = await db
    .selectFrom('agents')
    .select('password_hash')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', agentId)
    .executeTakeFirstOrThrow()
  if (!(await isPassword(stored.password_hash, current))) throw new Failed('signIn.wrong')
  const checked = await checkPassword(password, await personalTexts(db, caller))
  await db.transaction().execute(async (trx) => {
    const now = clock.now()
    const { password_hash: present } = await lockOwnRow(trx, caller)
    // Somebody else has changed it meanwhile: what was entered is not the present one any more.
    if (present !== stored.password_hash) throw new Failed('signIn.wrong')
    await setPassword(trx, deps, { tenantId, agentId, keep: sessionHash }, checked, now)
    await writeOwn(trx, deps, caller, { action: 'changePassword' })
  })
  return {}
})

export function takeOwn({ limits }: Deps, { tenantId, agentId }: AgentCaller): void {
  limits.take(limitRules.ownAccount, `${tenantId}:${agentId}`)
}

/** Two changes at once happen one after the other. */
export function lockOwnRow(trx: Trx, { tenantId, agentId }: AgentCaller) {
  return trx
    .selectFrom('agents')
    .select(['nick', 'face', 'locale', 'picture_id', 'password_hash'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', agentId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

type OwnColumns = { nick?: string; locale?: 'en' | 'zh'; face?: string; picture_id?: string | null }

export function updateOwnRow(trx: Trx, { tenantId, agentId }: AgentCaller, columns: OwnColumns) {
  return trx
    .updateTable('agents')
    .set(columns)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', agentId)
    .returning(['id', 'nick', 'face', 'email', 'role', 'locale'])
    .executeTakeFirstOrThrow()
}

/** An agent's change of their own account. */
export async function writeOwn(
  trx: Trx,
  { clock }: Deps,
  caller: AgentCaller,
  change: Omit<AuditChange, 'object'>,
): Promise<void> {
  const { agent } = caller
  const object = { kind: 'agent', id: agent.adminId, name: agent.adminNick } as const
  await writeAudit(trx, actorOf(caller), { ...change, object }, clock.now())
}

export const ownAccountRoutes = {
  changeName: changeNameRoute,
  changeLanguage: changeLanguageRoute,
  changePassword: changePasswordRoute,
}
