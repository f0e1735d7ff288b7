import type { WireChannelChanges, WireChannelSettings } from '@foyer/contract/settings/channel-settings.ts'
import type { Settings } from '../settings/settings.ts'

const prefix = 'translations.'

/** Each language is a setting of its own, so that two translators never disturb each other. */
export function flatSettings({ translations = {}, ...settings }: WireChannelChanges): Settings {
  const languages = Object.entries(translations).map(([code, texts]): [string, unknown] => [
    `${prefix}${code}`,
    texts,
  ])
  return { ...settings, ...Object.fromEntries(languages) }
}

/** What is published. */
export function flatPublished(settings: WireChannelSettings): Settings {
  const { translations } = settings
  return flatSettings({
    ...settings,
    translations: Object.fromEntries(Object.entries(translations).filter(([, texts]) => hasTexts(texts))),
  })
}

/** A language without texts is no language. */
export function hasTexts(texts: Readonly<Record<string, string>>): boolean {
  return Object.keys(texts).length > 0
}

/** The reverse of `flatSettings`. */
export function nestedSettings(flat: Settings): Record<string, unknown> {
  const entries = Object.entries(flat)
  const languages = entries.filter(([key]) => key.startsWith(prefix))
  return {
    ...Object.fromEntries(entries.filter(([key]) => !key.startsWith(prefix))),
    ...(languages.length > 0 && {
      translations: Object.fromEntries(languages.map(([key, texts]) => [key.slice(prefix.length), texts])),
    }),
  }
}
