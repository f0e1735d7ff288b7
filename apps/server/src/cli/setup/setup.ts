import { setUpTenant } from '../../features/setup/set-up-tenant.ts'
import { assertStrong } from '../../identity/password-strength.ts'
import { addressesOf, publicUrlAbout } from '../addresses.ts'
import { defineCommand } from '../command.ts'
import { choosePassword, newPassword } from '../password-source.ts'
import { fileOption, readDocument } from '../read-document.ts'
import { readableError } from '../readable-error.ts'
import { withDatabase } from '../with-database.ts'
import { SetupDocument } from './setup-document.ts'

export const command = defineCommand({
  about: `Only "organisation" and "owner" are needed:

  {
    "organisation": { "name": "Shop", "key": "shop" },
    "owner": { "name": "Ana", "email": "ana@shop.example" },
    "language": "en",
    "timeZone": "Europe/Berlin",
    "appearance": { "color": "#1d5fd1", "name": "Shop help", "greeting": "Hello! How can we help?" },
    "agents": [{ "name": "Ben", "email": "ben@shop.example", "role": "admin" }],
    "robot": { "questions": [{ "question": "Do you deliver abroad?",
                               "similar": ["Do you ship to Spain?"], "answer": "Yes." }] },
    "allowedSites": ["https://shop.example"]
  }

All of it happens or nothing does; a tenant with the same key is refused. Accounts without a "password"
get one that is printed once (the owner: FOYER_PASSWORD if it is set).
${publicUrlAbout}`,
  options: { file: fileOption },
  examples: ['foyer setup --json < setup.json', 'foyer setup --file setup.json'],
  async run({ env, values, readInput, finish }) {
    const document = await readDocument(SetupDocument, { file: values.file, readInput })
    const { organisation, owner, language: locale, timeZone, appearance, robot, allowedSites } = document
    const ownerPassword =
      owner.password !== undefined
        ? { password: owner.password, isGenerated: false }
        : await choosePassword(false, { env, readInput })
    const agents = document.agents.map(({ name: nick, email, role, password }) => ({
      account: { nick, email, role, password: password ?? newPassword().password },
      isGenerated: password === undefined,
    }))
    const { name, key } = organisation
    const newOwner = { nick: owner.name, email: owner.email, password: ownerPassword.password }
    for (const account of [newOwner, ...agents.map((agent) => agent.account)])
      await assertStrong(account.password, [account.nick, account.email, name]).catch((error: unknown) => {
        throw new Error(`${account.email}: ${readableError(error)}`, { cause: error })
      })
    const { tenantId, tenantKey, channelKey, agentId, ...made } = await withDatabase(
      env,
      ({ db, now, operator }) =>
        db.transaction().execute((trx) =>
          setUpTenant(
            trx,
            {
              tenant: {
                name,
                ...(key !== undefined && { key }),
                locale,
                timeZone,
                owner: newOwner,
              },
              appearance,
              agents: agents.map(({ account }) => account),
              questions: robot.questions,
              allowedSites,
            },
            { operator, now },
          ),
        ),
    )
    const accounts = [
      {
        id: agentId,
        email: owner.email,
        role: 'owner',
        ...(ownerPassword.isGenerated && { password: ownerPassword.password }),
      },
      ...agents.map(({ account: { email, role, password }, isGenerated }) => ({
        id: made.agents.find((agent) => agent.email === email)?.id ?? 0,
        email,
        role,
        ...(isGenerated && { password }),
      })),
    ]
    const [ownerAccount, ...agentAccounts] = accounts
    const addresses = addressesOf(env, channelKey)
    finish(
      {
        tenant: { id: tenantId, key: tenantKey, name },
        channel: { key: channelKey },
        owner: ownerAccount,
        agents: agentAccounts,
        documents: made.docIds,
        ...addresses,
      },
      [
        `tenant  ${tenantKey}`,
        `channel ${channelKey}`,
        ...accounts.map(
          (account) =>
            `${account.role.padEnd(7)} ${account.email}${'password' in account ? `, password ${account.password} (shown only now)` : ''}`,
        ),
        `robot   ${made.docIds.length} documents`,
        `chat    ${addresses.chatUrl}`,
        `desk    ${addresses.deskUrl}`,
        `site    ${addresses.scriptTag}`,
      ],
    )
    return undefined
  },
})
