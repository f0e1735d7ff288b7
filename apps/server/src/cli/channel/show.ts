import { readStoredChannel } from '../../features/channel-editor/set-channel-config.ts'
import { defineCommand } from '../command.ts'
import { withDatabase } from '../with-database.ts'

export const command = defineCommand({
  about: `Prints all settings by their names; docs/admin.md describes them. foyer channel set takes the same
document, or a part of it.`,
  options: { channel: { type: 'string', value: '<key>', about: 'foyer channel list', required: true } },
  examples: ['foyer channel show --channel shop > settings.json'],
  async run({ env, values, warn, finish }) {
    const { config, invalid } = await withDatabase(env, ({ db }) => readStoredChannel(db, values.channel))
    for (const name of invalid) warn(`${name} is not valid in the database: this is its default`)
    finish(config, [JSON.stringify(config, undefined, 2)])
    return undefined
  },
})
