import { operatorOf } from '../../audit/write-audit.ts'
import { agentByEmail } from '../../features/accounts/agent-by-email.ts'
import { setDisabled } from '../../features/accounts/set-disabled.ts'
import type { Env } from '../command.ts'
import { withDatabase } from '../with-database.ts'

/** Disables or enables an account; answers its address. */
export function changeDisabled(env: Env, email: string, isDisabled: boolean): Promise<string> {
  return withDatabase(env, async ({ db, now, operator }) => {
    const agent = await agentByEmail(db, email)
    const by = { actor: operatorOf(agent.tenantId, operator), now }
    await db.transaction().execute((trx) => setDisabled(trx, agent, isDisabled, by))
    return agent.email
  })
}
