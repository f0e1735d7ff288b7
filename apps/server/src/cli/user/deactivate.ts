import { operatorOf } from '../../audit/write-audit.ts'
import { agentByEmail } from '../../features/accounts/agent-by-email.ts'
import { lockAccount } from '../../features/team/lock-team.ts'
import { releaseTickets } from '../../features/team/release-work.ts'
import { setActive } from '../../features/team/set-active.ts'
import { defineCommand } from '../command.ts'
import { withDatabase } from '../with-database.ts'

export const command = defineCommand({
  about: `All sign-ins of the account end, and an open desk closes within seconds. Invitations that its agent has
sent are revoked, and open tickets become unassigned. Conversations return to the head of the queue
within seconds, by the nodes that run. The last owner of a tenant who can sign in stays active.`,
  options: { email: { type: 'string', value: '<address>', about: 'of the account', required: true } },
  examples: ['foyer user deactivate --email ben@shop.example'],
  async run({ env, values, finish }) {
    const { email, releasedTickets } = await withDatabase(env, async ({ db, now, operator }) => {
      const agent = await agentByEmail(db, values.email)
      const actor = operatorOf(agent.tenantId, operator)
      await db.transaction().execute(async (trx) => {
        const member = await lockAccount(trx, agent, { do: 'deactivate' })
        await setActive(trx, member, false, { actor, now })
      })
      // Also for an account that was deactivated before: the command may have been ended in between.
      const by = { agentId: null, author: operator, now }
      return { email: agent.email, releasedTickets: await releaseTickets(db, agent, by) }
    })
    finish({ email, isActive: false, releasedTickets }, [
      `${email} is deactivated; ${releasedTickets} open tickets are unassigned`,
    ])
    return undefined
  },
})
