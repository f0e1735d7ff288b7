import { operatorOf, writeAudit } from '../../audit/write-audit.ts'
import { agentByEmail, type NamedAgent } from '../../features/accounts/agent-by-email.ts'
import { checkPassword, personalTexts, setPassword } from '../../features/accounts/set-password.ts'
import { createAgentDevices } from '../../identity/agent-devices.ts'
import { createOwnSessions } from '../../identity/own-sessions.ts'
import { createSignInTries } from '../../identity/sign-in-tries.ts'
import { systemClock } from '../../platform/clock.ts'
import { defineCommand } from '../command.ts'
import { choosePassword, passwordAbout, passwordOption } from '../password-source.ts'
import { withDatabase, type CommandDatabase } from '../with-database.ts'

export const command = defineCommand({
  about: `Open desks of the account close within seconds, its known browsers are forgotten, and wrong tries no
longer lock it. With SMTP_URL its agent is told by mail.
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
    const { email, endedSessions } = await withDatabase(
      env,
      async (database) => {
        const agent = await agentByEmail(database.db, values.email)
        return { email: agent.email, endedSessions: await resetPassword(database, agent, password) }
      },
      // The mail is queued for the nodes, which send it.
      env['SMTP_URL'] ? { 'foyer.mail': 'on' } : {},
    )
    finish({ email, endedSessions, ...(isGenerated && { password }) }, [
      `${email} has a new password; ${endedSessions} sign-ins ended`,
      ...(isGenerated ? [`password ${password} (shown only now)`] : []),
    ])
    return undefined
  },
})

async function resetPassword(
  { db, now, operator }: CommandDatabase,
  agent: NamedAgent,
  password: string,
): Promise<number> {
  const { tenantId, agentId, nick } = agent
  const checked = await checkPassword(password, await personalTexts(db, agent))
  const ownSessions = createOwnSessions(db, systemClock, createAgentDevices(db, systemClock))
  const signInTries = createSignInTries(db, systemClock)
  return db.transaction().execute(async (trx) => {
    const endedSessions = await setPassword(
      trx,
      { ownSessions, signInTries },
      { tenantId, agentId },
      checked,
      now,
    )
    const object = { kind: 'agent', id: String(agentId), name: nick } as const
    const change = { action: 'resetPassword', object, after: { endedSessions } } as const
    await writeAudit(trx, operatorOf(tenantId, operator), change, now)
    return endedSessions
  })
}
