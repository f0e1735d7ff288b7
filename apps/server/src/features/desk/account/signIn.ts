import { signIn } from '@foyer/contract/desk/account/signIn.ts'
import { sql } from 'kysely'
import { Failed } from '../../../platform/http/failed.ts'
import { serve } from '../../../platform/http/serve.ts'
import { limitRules } from '../../../platform/limit-rules.ts'
import { isPassword, nobodysHash } from './password.ts'

export const route = serve(signIn, async ({ email, password }, deps, caller) => {
  const account = email.toLowerCase()
  await deps.limits.takeStrictly(limitRules.signInAccount, account)
  await deps.limits.takeStrictly(limitRules.signInAddress, caller.address)
  const attempt = { account, address: caller.address }
  await deps.signInTries.begin(attempt)

  const agent = await deps.db
    .selectFrom('agents')
    .selectAll()
    .where(sql`lower(email)`, '=', account)
    .where('is_disabled', '=', false)
    .executeTakeFirst()
  const isRight = await isPassword(agent?.password_hash ?? (await nobodysHash), password)
  if (!agent || !isRight) throw new Failed('signIn.wrong')

  await deps.signInTries.succeeded(attempt)

  // A fresh session at every sign-in: one that was planted before is worth nothing, and the browser's last is over.
  if (caller.cookie) await deps.agentSessions.closeOf(caller.cookie)
  caller.setCookie(await deps.agentSessions.open(agent.tenant_id, agent.id, caller))
  const { id, nick, face, role } = agent
  return { agent: { adminId: String(id), adminNick: nick, adminFace: face, email: agent.email, role } }
})
