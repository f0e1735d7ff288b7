import type { WireChannelSettings } from '@foyer/contract/settings/channel-settings.ts'
import { mapTexts } from '@foyer/core/channel/texts.ts'
import { translated, type Attack } from './attacks.ts'
import { fieldKinds, type FieldKind } from './field-kinds.ts'

/** One value of the settings: what is there now, and what a visitor's page must show of it. */
export type Planted = { path: string; kind: FieldKind; mark: string; value: string }

export type HostileSettings = {
  settings: WireChannelSettings
  planted: Planted[]
  /** The mark of the nth value of a field. */
  markOf: (path: string, at?: number) => string
}

/** The settings with every field of a kind replaced by what the attack makes of it. */
export function fillSettings(base: WireChannelSettings, attack: Attack): HostileSettings {
  const planted: Planted[] = []

  function plant(kind: FieldKind, path: string): string {
    const mark = `q${planted.length}z`
    const value = path.endsWith('.levelTag')
      ? attack(kind, path, mark).replaceAll(',', ' ')
      : attack(kind, path, mark)
    planted.push({ path, kind, mark, value })
    return value
  }

  function fill(value: unknown, path: string): unknown {
    if (Array.isArray(value)) return value.map((item) => fill(item, `${path}.*`))
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([name, field]) => [name, fill(field, path ? `${path}.${name}` : name)]),
      )
    const kind = fieldKinds.get(path)
    return kind && typeof value === 'string' ? plant(kind, path) : value
  }

  const { translations: _none, ...rest } = base
  const settings = { ...(fill(rest, '') as typeof rest), translations: {} }
  const markOf = (path: string, at = 0): string => {
    const found = planted.filter((each) => each.path === path)[at]
    if (!found) throw new Error(`no value ${at} of ${path}`)
    return found.mark
  }
  return { settings, planted, markOf }
}

/** The same for visitors who read English: what they see is the translation of every text. */
export function translateAll({ settings, planted, markOf }: HostileSettings): HostileSettings {
  const byText = new Map(planted.map((each) => [each.value, each]))
  const english: Record<string, string> = {}
  const translatedPlants = new Map<string, string>()
  mapTexts(settings, (text, place) => {
    const plant = byText.get(text)
    if (!plant) throw new Error(`an unknown text at ${place}`)
    english[text] = translated(place, plant.mark)
    translatedPlants.set(plant.mark, english[text])
    return text
  })
  return {
    settings: { ...settings, translations: { en: english } },
    planted: planted.map((each) => ({ ...each, value: translatedPlants.get(each.mark) ?? each.value })),
    markOf,
  }
}
