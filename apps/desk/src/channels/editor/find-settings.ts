import type { WireChannelSettings } from '@foyer/contract/settings/channel-settings.ts'
import { textsOf } from '@foyer/core/channel/texts.ts'
import type { Setting } from '../fields/field-spec.ts'
import { allSettings } from '../fields/setting-table.ts'

type Names = (setting: Setting) => readonly string[]

/** Settings whose name, explanation or text has all the words; those with the words in their name first. */
export function findSettings(words: string, settings: WireChannelSettings, namesOf: Names): Setting[] {
  const wanted = folded(words)
    .split(/\s+/)
    .filter((word) => word !== '')
  if (wanted.length === 0) return []
  const has = (text: string): boolean => wanted.every((word) => folded(text).includes(word))
  const byName = allSettings.filter((setting) => has(namesOf(setting)[0] ?? ''))
  const others = allSettings.filter((setting) => {
    if (byName.includes(setting)) return false
    const texts = textsOf({ [setting]: settings[setting] }).map(({ text }) => text)
    return has([...namesOf(setting), setting, ...texts].join('\n'))
  })
  return [...byName, ...others]
}

function folded(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
