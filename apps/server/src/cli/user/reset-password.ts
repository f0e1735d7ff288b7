import { operatorOf } from '../../audit/write-audit.ts'
import { agentByEmail } from '../../features/accounts/agent-by-email.ts'
import { resetPassword } from '../../features/accounts/reset-password.ts'
import { defineCommand } from '../command.ts'
import { choosePassword, passwordAbout, passwordOption } from '../password-source.ts'
import { withDatabase } from '../with-database.ts'

export const command = defineCommand({
  about: `Open desks of the account close within seconds, and its known browsers are forgotten.
${passwordAbout}`,
  options: {
    email: { type: 'string', value: '<address>', about: 'of the account', required: true },
    'password-stdin': passwordOption,
  },
  examples: [
    'foyer user reset-password --email ana@shop.example',
    'foyer user reset-password --email ana@shop.example --password-stdin < password',
  ],
  async run({ env, values, readInput, finish }) {
    const { password, isGenerated } = await choosePassword(values['password-stdin'], { env, readInput })
    const { email, endedSessions } = await withDatabase(env, async ({ db, now, operator }) => {
      const agent = await agentByEmail(db, values.email)
      const by = { actor: operatorOf(agent.tenantId, operator), now }
      const done = await db.transaction().execute((trx) => resetPassword(trx, agent, password, by))
      return { ...done, email: agent.email }
    })
    finish({ email, endedSessions, ...(isGenerated && { password }) }, [
      `${email} has a new password; ${endedSessions} sign-ins ended`,
      ...(isGenerated ? [`password ${password} (shown only now)`] : []),
    ])
    return undefined
  },
})
