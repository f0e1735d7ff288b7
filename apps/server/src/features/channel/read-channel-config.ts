import { Origin } from '@foyer/contract/channel/config/appearance.ts'
import { maxOrigins } from '@foyer/contract/text-limits.ts'
import { ChannelConfig, defaultChannelConfig, encodeChannelConfig } from '@foyer/contract/channel/config.ts'

type Setting = keyof ChannelConfig
const settings = ChannelConfig.keyof().options
const defaults = encodeChannelConfig(defaultChannelConfig)

/** Decodes a stored channel's config. Invalid settings get a fallback value and are listed in `invalid`. */
export function readChannelConfig(stored: unknown): { config: ChannelConfig; invalid: Setting[] } {
  const whole = ChannelConfig.safeParse(stored)
  if (whole.success) return { config: whole.data, invalid: [] }
  const given = new Map(Object.entries(isRecord(stored) ? stored : {}))
  const invalid: Setting[] = []
  const config = Object.fromEntries(
    settings.map((setting) => {
      const value = given.get(setting)
      if (ChannelConfig.shape[setting].safeParse(value).success) return [setting, value]
      // A row may be older than a setting. Who may show the chat is told all the same: its default is everybody.
      const isOlder = isRecord(stored) && !given.has(setting) && setting !== 'allowedOrigins'
      if (!isOlder) invalid.push(setting)
      return [setting, setting === 'allowedOrigins' ? originsIn(value) : defaults[setting]]
    }),
  )
  return { config: ChannelConfig.parse(config), invalid }
}

/** The default lets every site show the chat: a list that is damaged must not become that. */
function originsIn(stored: unknown): string[] {
  if (stored === undefined) return defaults.allowedOrigins
  const listed: unknown[] = Array.isArray(stored) ? stored : []
  const origins = listed.flatMap((each) => Origin.safeParse(each).data ?? [])
  return origins.length > 0 ? origins.slice(0, maxOrigins) : ['https://no-site.invalid']
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
