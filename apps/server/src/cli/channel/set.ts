import { setChannelConfig } from '../../features/channel-editor/set-channel-config.ts'
import { defineCommand } from '../command.ts'
import { fileOption, readJson } from '../read-document.ts'
import { withDatabase } from '../with-database.ts'

export const command = defineCommand({
  about: `The document has the settings to change, by the names and values that foyer channel show prints:
switches are 0 or 1. The others stay. Nodes see a change within five seconds.`,
  options: {
    channel: { type: 'string', value: '<key>', about: 'foyer channel list', required: true },
    file: fileOption,
  },
  examples: [
    'foyer channel set --channel shop --file settings.json',
    `echo '{"titleDesc": "Help", "robotTipsFlag": 0}' | foyer channel set --channel shop`,
  ],
  async run({ env, values, readInput, finish }) {
    const change = await readJson({ file: values.file, readInput })
    const changed = await withDatabase(env, ({ db, now, operator }) =>
      db.transaction().execute((trx) => setChannelConfig(trx, values.channel, change, { operator, now })),
    )
    finish({ channel: values.channel, changed }, [
      changed.length === 0 ? 'nothing is different' : `changed ${changed.join(', ')}`,
    ])
    return undefined
  },
})
