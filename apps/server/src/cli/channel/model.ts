import { readConfig } from '../../config.ts'
import { ChannelModelInput } from '../../features/robot/model/channel-model.ts'
import { readChannelModel, saveChannelModel } from '../../features/robot/publish/save-channel-model.ts'
import { systemClock } from '../../platform/clock.ts'
import { defineCommand, UsageError } from '../command.ts'
import { readDocument } from '../read-document.ts'
import { withDatabase } from '../with-database.ts'

export const command = defineCommand({
  about: `Without an option it shows what the channel has. Needs FOYER_KEYS: the key of an endpoint is stored
sealed. It is "key" of the endpoint in the document, or CHANNEL_MODEL_KEY.

  {
    "isOn": true,
    "endpoint": { "baseUrl": "https://models.example/v1", "model": "small",
                  "price": { "read": 0.15, "written": 0.6 } },
    "budgets": { "visitor": { "tokens": 50000 }, "channel": { "micros": 5000000 } }
  }

The model is asked the robot's cases first; one that breaks a case is not saved.`,
  options: {
    channel: { type: 'string', value: '<key>', about: 'foyer channel list', required: true },
    file: { type: 'string', value: '<path>', about: 'the settings as JSON; - is standard input' },
    off: { type: 'boolean', about: 'no model answers in this channel' },
    'despite-cases': { type: 'boolean', about: 'save it although cases break' },
  },
  examples: [
    'CHANNEL_MODEL_KEY=sk-… foyer channel model --channel shop --file model.json',
    'foyer channel model --channel shop --off',
    'foyer channel model --channel shop --json',
  ],
  async run({ env, values, readInput, finish }) {
    if (values.off && values.file !== undefined) throw new UsageError('--off and --file exclude each other')
    // Nothing here needs Redis.
    const config = readConfig({ REDIS_URL: 'redis://localhost', ...env })
    const input = values.off ? { isOn: false } : await readInputOf(values.file, env, readInput)
    const model = await withDatabase(env, async ({ db, operator }) => {
      const parts = { db, clock: systemClock, config }
      if (input)
        await saveChannelModel(parts, values.channel, input, {
          operator,
          despiteCases: values['despite-cases'],
        })
      return readChannelModel(parts, values.channel)
    })
    finish({ channel: values.channel, model: model ?? null }, [
      model ? JSON.stringify(model, undefined, 2) : 'the channel has no settings of its own',
    ])
    return undefined
  },
})

async function readInputOf(
  file: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
  readInput: () => Promise<string>,
) {
  if (file === undefined) return undefined
  const input = await readDocument(ChannelModelInput, { file: file === '-' ? undefined : file, readInput })
  const key = env['CHANNEL_MODEL_KEY']
  return key && input.endpoint ? { ...input, endpoint: { ...input.endpoint, key } } : input
}
