import { operatorOf } from '../../audit/write-audit.ts'
import { agentByEmail } from '../../features/accounts/agent-by-email.ts'
import { saveAgentLimit } from '../../features/routing/save-agent-limit.ts'
import { defineCommand, UsageError } from '../command.ts'
import { withDatabase } from '../with-database.ts'

export const command = defineCommand({
  about: 'The limit counts over all groups of the agent. 0: visitors are never given to them.',
  options: {
    email: { type: 'string', value: '<address>', about: 'of the account', required: true },
    'max-threads': { type: 'string', value: '<count>', about: 'visitors at once, 0 to 1000', required: true },
  },
  examples: ['foyer user limit --email ben@shop.example --max-threads 3'],
  async run({ env, values, finish }) {
    const text = values['max-threads']
    const maxThreads = Number(text)
    if (!/^\d{1,4}$/.test(text) || maxThreads > 1_000)
      throw new UsageError('--max-threads must be a number from 0 to 1000')
    const email = await withDatabase(env, async ({ db, now, operator }) => {
      const agent = await agentByEmail(db, values.email)
      const by = { actor: operatorOf(agent.tenantId, operator), now }
      await db.transaction().execute((trx) => saveAgentLimit(trx, agent, maxThreads, by))
      return agent.email
    })
    finish({ email, maxThreads }, [`${email} may have ${maxThreads} visitors at once`])
    return undefined
  },
})
