import { Origin } from '@foyer/contract/channel/config/embedding.ts'
import { maxOrigins } from '@foyer/contract/channel/config/origin.ts'
import { ChannelConfig, defaultChannelConfig } from '@foyer/contract/channel/config.ts'

type Setting = keyof ChannelConfig
const settings = ChannelConfig.keyof().options

/** Parses a channel's config. Invalid settings get a fallback value and are listed in `invalid`. */
export function readChannelConfig(stored: unknown): { config: ChannelConfig; invalid: Setting[] } {
  const whole = ChannelConfig.safeParse(stored)
  if (whole.success) return { config: whole.data, invalid: [] }
  const given = new Map(Object.entries(isRecord(stored) ? stored : {}))
  const invalid: Setting[] = []
  const config = Object.fromEntries(
    settings.map((setting) => {
      const { success, data } = ChannelConfig.shape[setting].safeParse(given.get(setting))
      if (success) return [setting, data]
      // A row may be older than a setting. Who may show the chat is told all the same: its default is everybody.
      const isOlder = isRecord(stored) && !given.has(setting) && setting !== 'allowedOrigins'
      if (!isOlder) invalid.push(setting)
      return [
        setting,
        setting === 'allowedOrigins' ? originsIn(given.get(setting)) : defaultChannelConfig[setting],
      ]
    }),
  )
  return { config: ChannelConfig.parse(config), invalid }
}

/** The default lets every site show the chat: a list that is damaged must not become that. */
function originsIn(stored: unknown): string[] {
  if (stored === undefined) return defaultChannelConfig.allowedOrigins
  const listed: unknown[] = Array.isArray(stored) ? stored : []
  const origins = listed.flatMap((each) => Origin.safeParse(each).data ?? [])
  return origins.length > 0 ? origins.slice(0, maxOrigins) : ['https://no-site.invalid']
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
