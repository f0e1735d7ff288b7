import { operatorOf } from '../../audit/write-audit.ts'
import { agentByEmail } from '../../features/accounts/agent-by-email.ts'
import { lockAccount } from '../../features/team/lock-team.ts'
import { setActive } from '../../features/team/set-active.ts'
import { defineCommand } from '../command.ts'
import { withDatabase } from '../with-database.ts'

export const command = defineCommand({
  about: `The account has its password, role and groups again; its agent signs in anew.`,
  options: { email: { type: 'string', value: '<address>', about: 'of the account', required: true } },
  examples: ['foyer user reactivate --email ben@shop.example'],
  async run({ env, values, finish }) {
    const email = await withDatabase(env, async ({ db, now, operator }) => {
      const agent = await agentByEmail(db, values.email)
      const actor = operatorOf(agent.tenantId, operator)
      await db.transaction().execute(async (trx) => {
        const member = await lockAccount(trx, agent, { do: 'reactivate' })
        await setActive(trx, member, true, { actor, now })
      })
      return agent.email
    })
    finish({ email, isActive: true }, [`${email} is active again`])
    return undefined
  },
})
