import { operatorOf, writeAudit } from '../../audit/write-audit.ts'
import { agentByEmail, type NamedAgent } from '../../features/accounts/agent-by-email.ts'
import { checkPassword, personalTexts, setPassword } from '../../features/accounts/set-password.ts'
import { takeAwayFactors } from '../../features/team/take-away-factors.ts'
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
An owner who has lost the second step as well adds --remove-two-factor.
${passwordAbout}`,
  options: {
    email: { type: 'string', value: '<address>', about: 'of the account', required: true },
    'password-stdin': passwordOption,
    'remove-two-factor': {
      type: 'boolean',
      about: 'also removes authenticator app, passkeys and recovery codes',
    },
  },
  examples: [
    'foyer user reset-password --email ana@shop.example',
    'foyer user reset-password --email ana@shop.example --password-stdin < password',
    'foyer user reset-password --email ana@shop.example --remove-two-factor',
  ],
  async run({ env, values, readInput, finish }) {
    const { password, isGenerated } = await choosePassword(values['password-stdin'], { env, readInput })
    const { email, endedSessions } = await withDatabase(
      env,
      async (database) => {
        const agent = await agentByEmail(database.db, values.email)
        const removesSteps = values['remove-two-factor']
        const ended = await resetPassword(database, agent, { password, removesSteps })
        return { email: agent.email, endedSessions: ended }
      },
      // The mail is queued for the nodes, which send it.
      env['SMTP_URL'] ? { 'foyer.mail': 'on' } : {},
    )
    finish({ email, endedSessions, ...(isGenerated && { password }) }, [
      `${email} has a new password; ${endedSessions} sign-ins ended`,
      ...(values['remove-two-factor'] ? ['authenticator app, passkeys and recovery codes are removed'] : []),
      ...(isGenerated ? [`password ${password} (shown only now)`] : []),
    ])
    return undefined
  },
})

async function resetPassword(
  { db, now, operator }: CommandDatabase,
  agent: NamedAgent,
  { password, removesSteps }: { password: string; removesSteps: boolean },
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
    const actor = operatorOf(tenantId, operator)
    await writeAudit(trx, actor, change, now)
    if (removesSteps) await takeAwayFactors(trx, { id: agentId, nick }, { actor, now })
    return endedSessions
  })
}
