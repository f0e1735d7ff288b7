import { ChannelChanges, ChannelSettings } from '@foyer/contract/settings/channel-settings.ts'

export type SettingsFile = { changes: ChannelChanges; invalid: string[] }

/** The settings of an exported file that this release accepts, and the names of the others; undefined for no JSON object. */
export function readSettingsFile(text: string): SettingsFile | undefined {
  const fields = parse(text)
  if (!fields) return undefined
  const invalid = Object.entries(fields)
    .filter(([name, value]) => !isSetting(name) || !ChannelSettings.shape[name].safeParse(value).success)
    .map(([name]) => name)
  const valid = Object.entries(fields).filter(([name]) => !invalid.includes(name))
  return { changes: ChannelChanges.parse(Object.fromEntries(valid)), invalid }
}

function isSetting(name: string): name is keyof typeof ChannelSettings.shape {
  return Object.hasOwn(ChannelSettings.shape, name)
}

function parse(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
