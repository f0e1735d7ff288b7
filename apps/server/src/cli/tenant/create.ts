import { createTenant } from '../../features/setup/create-tenant.ts'
import { assertStrong } from '../../identity/password-strength.ts'
import { addressesOf, publicUrlAbout } from '../addresses.ts'
import { defineCommand } from '../command.ts'
import { choosePassword, passwordAbout, passwordOption } from '../password-source.ts'
import { Email, Key, Language, Name, readOption, TimeZone } from '../read-option.ts'
import { withDatabase } from '../with-database.ts'

export const command = defineCommand({
  about: `The chat works at once, with neutral texts in the visitor's language.
${passwordAbout}
${publicUrlAbout}`,
  options: {
    name: { type: 'string', about: 'of the organisation', required: true },
    'owner-email': {
      type: 'string',
      value: '<address>',
      about: 'with which the owner signs in',
      required: true,
    },
    'owner-name': { type: 'string', about: 'that visitors see', required: true },
    language: { type: 'string', value: '<code>', about: 'of mails and of texts that are new', default: 'en' },
    'time-zone': { type: 'string', value: '<name>', about: 'as Europe/Berlin', default: 'UTC' },
    key: {
      type: 'string',
      value: '<key>',
      about: 'of the tenant and its channel; made of the name without it',
    },
    'password-stdin': passwordOption,
  },
  examples: [
    'foyer tenant create --name "Shop" --owner-email ana@shop.example --owner-name Ana --time-zone Europe/Berlin',
    'foyer tenant create --name "Shop" --owner-email ana@shop.example --owner-name Ana --password-stdin < password',
  ],
  async run({ env, values, readInput, finish }) {
    const name = readOption('name', Name, values.name)
    const key = values.key === undefined ? undefined : readOption('key', Key, values.key)
    const tenant = {
      name,
      ...(key !== undefined && { key }),
      locale: readOption('language', Language, values.language),
      timeZone: readOption('time-zone', TimeZone, values['time-zone']),
    }
    const email = readOption('owner-email', Email, values['owner-email'])
    const nick = readOption('owner-name', Name, values['owner-name'])
    const { password, isGenerated } = await choosePassword(values['password-stdin'], { env, readInput })
    await assertStrong(password, [name, nick, email])
    const created = await withDatabase(env, ({ db, now, operator }) =>
      db
        .transaction()
        .execute((trx) =>
          createTenant(trx, { ...tenant, owner: { nick, email, password } }, { operator }, now),
        ),
    )
    const { tenantId, tenantKey, channelKey, agentId } = created
    const addresses = addressesOf(env, channelKey)
    finish(
      {
        tenant: { id: tenantId, key: tenantKey, name },
        channel: { key: channelKey },
        owner: { id: agentId, email, ...(isGenerated && { password }) },
        ...addresses,
      },
      [
        `tenant   ${tenantKey}`,
        `channel  ${channelKey}`,
        `owner    ${email}`,
        ...(isGenerated ? [`password ${password} (shown only now)`] : []),
        `chat     ${addresses.chatUrl}`,
        `desk     ${addresses.deskUrl}`,
        `site     ${addresses.scriptTag}`,
      ],
    )
    return undefined
  },
})
