import { sql } from 'kysely'
import {
  readPasswordReset,
  requestPasswordReset,
  resetPassword,
} from '@foyer/contract/desk/password-reset.ts'
import { passwordTiming } from '@foyer/core/timing.ts'
import { writeAudit, type AuditActor } from '../../../audit/write-audit.ts'
import type { Deps } from '../../../deps.ts'
import { needsSso } from '../../../identity/needs-sso.ts'
import { isSecretOf, newSecretHash, readResetToken } from '../../../identity/request-secret.ts'
import { addressBlock } from '../../../platform/http/address-block.ts'
import type { PublicCaller } from '../../../platform/http/caller.ts'
import { Failed } from '../../../platform/http/failed.ts'
import { serve } from '../../../platform/http/serve.ts'
import { limitRules } from '../../../platform/limit-rules.ts'
import { randomId } from '../../../platform/random.ts'
import { checkPassword, personalTexts, setPassword } from '../../accounts/set-password.ts'
import { queueMail } from '../../mail/queue-mail.ts'

/** The answer does not wait for what is done about it: neither its text nor its time tells whether there is an account. */
const requestPasswordResetRoute = serve(requestPasswordReset, async ({ email }, deps, caller) => {
  const account = email.toLowerCase()
  await deps.limits.takeStrictly(limitRules.resetAccount, account)
  await deps.limits.takeStrictly(limitRules.resetAddress, addressBlock(caller.address))
  void mailLink(deps, account, caller).catch(deps.failures.ignore('account.reset'))
  return {}
})

async function mailLink(deps: Deps, account: string, caller: PublicCaller): Promise<void> {
  const { db, config, clock } = deps
  if (!config.mail) return
  await db.transaction().execute(async (trx) => {
    // The row's lock lets two requests at once happen one after the other: only the later link is good.
    const agent = await trx
      .selectFrom('agents')
      .select(['tenant_id', 'id', 'nick', 'role'])
      .where(sql`lower(email)`, '=', account)
      .where('is_disabled', '=', false)
      .where('password_hash', 'is not', null)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!agent) return
    const { tenant_id: tenantId, id: agentId, nick, role } = agent
    if (await needsSso(trx, { tenantId, role })) return
    const now = clock.now()
    const id = randomId()
    await trx
      .deleteFrom('password_resets')
      .where('tenant_id', '=', tenantId)
      .where('agent_id', '=', agentId)
      .execute()
    await trx
      .insertInto('password_resets')
      .values({
        tenant_id: tenantId,
        agent_id: agentId,
        id,
        secret_hash: newSecretHash(config.keys, 'reset', { tenantId, id }),
        created_at: now,
        expires_at: now + passwordTiming.resetLinkMs,
      })
      .execute()
    await queueMail(trx, { kind: 'passwordReset', tenantId, resetId: id })
    // Nobody has proven anything yet: the agent is the object of the request, not its actor.
    const actor: AuditActor = { tenantId, kind: 'system', name: 'sign-in page', ...originOf(caller) }
    const object = { kind: 'agent', id: String(agentId), name: nick } as const
    await writeAudit(trx, actor, { action: 'requestPasswordReset', object }, now)
  })
}

const readPasswordResetRoute = serve(readPasswordReset, async ({ token }, deps, caller) => {
  await deps.limits.takeStrictly(limitRules.resetToken, addressBlock(caller.address))
  const reset = await findReset(deps, token)
  const personal = await personalTexts(deps.db, reset)
  return { email: reset.email, personal }
})

/** Ends at the sign-in page: a link in a mailbox does not stand for everything that signing in asks for. */
const resetPasswordRoute = serve(resetPassword, async ({ token, password }, deps, caller) => {
  const { db, clock } = deps
  await deps.limits.takeStrictly(limitRules.resetToken, addressBlock(caller.address))
  const reset = await findReset(deps, token)
  const { tenantId, agentId, id, nick } = reset
  // A weak password leaves the link as it is: its holder tries another one.
  const checked = await checkPassword(password, await personalTexts(db, reset))
  await db.transaction().execute(async (trx) => {
    const now = clock.now()
    const used = await trx
      .deleteFrom('password_resets')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    if (!used) throw new Failed('link.invalid')
    await setPassword(trx, deps, { tenantId, agentId }, checked, now)
    const actor: AuditActor = {
      tenantId,
      kind: 'agent',
      agentId,
      name: nick || reset.email,
      ...originOf(caller),
    }
    const object = { kind: 'agent', id: String(agentId), name: nick } as const
    await writeAudit(trx, actor, { action: 'resetPassword', object }, now)
  })
  return {}
})

/** A link that is forged, used, replaced or too old, and one of a disabled account, fail alike. */
async function findReset({ db, clock }: Deps, token: string) {
  const presented = readResetToken(token)
  if (!presented) throw new Failed('link.invalid')
  const row = await db
    .selectFrom('password_resets as r')
    .innerJoin('agents as a', (join) =>
      join.onRef('a.tenant_id', '=', 'r.tenant_id').onRef('a.id', '=', 'r.agent_id'),
    )
    .select(['r.agent_id', 'r.secret_hash', 'a.nick', 'a.email'])
    .where('r.tenant_id', '=', presented.tenantId)
    .where('r.id', '=', presented.id)
    .where('r.expires_at', '>', clock.now())
    .where('a.is_disabled', '=', false)
    .executeTakeFirst()
  if (!row || !isSecretOf(presented.secret, row.secret_hash)) throw new Failed('link.invalid')
  const { tenantId, id } = presented
  return { tenantId, id, agentId: row.agent_id, nick: row.nick, email: row.email }
}

function originOf({ address, userAgent }: PublicCaller) {
  return { address, userAgent }
}

export const passwordResetRoutes = {
  requestPasswordReset: requestPasswordResetRoute,
  readPasswordReset: readPasswordResetRoute,
  resetPassword: resetPasswordRoute,
}
