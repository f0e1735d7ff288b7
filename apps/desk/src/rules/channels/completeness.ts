import { factoryTexts } from '@foyer/contract/channel/factory-texts.ts'
import type { WireChannelSettings } from '@foyer/contract/settings/channel-settings.ts'
import { textsOf, type ChannelText } from '@foyer/core/channel/texts.ts'

/** Texts that the chat has in every language. */
const translatedByFoyer: ReadonlySet<string> = new Set(Object.values(factoryTexts).flat())

/** A text of the channel in one language. `isBuiltIn`: nobody needs to translate it. */
export type TranslatedText = ChannelText & { translation: string; isBuiltIn: boolean }

/** Every text of a channel, in the order of the settings, with what it is in a language; empty where nothing is. */
export function translatedTexts(settings: WireChannelSettings, code: string): TranslatedText[] {
  const translation = settings.translations[code] ?? {}
  return textsOf(settings).map(({ text, place }) => ({
    text,
    place,
    translation: (Object.hasOwn(translation, text) && translation[text]) || '',
    isBuiltIn: translatedByFoyer.has(text),
  }))
}

export function isMissing({ translation, isBuiltIn }: TranslatedText): boolean {
  return translation.trim() === '' && !isBuiltIn
}

export type Completeness = { done: number; all: number }

export function completeness(settings: WireChannelSettings, code: string): Completeness {
  const texts = translatedTexts(settings, code)
  return { done: texts.filter((text) => !isMissing(text)).length, all: texts.length }
}

/** The texts of a place that are published and no longer in the settings, in their order. */
function goneTexts(published: WireChannelSettings, settings: WireChannelSettings): ChannelText[] {
  const kept = new Set(textsOf(settings).map(({ text }) => text))
  return textsOf(published).filter(({ text }) => !kept.has(text))
}

/**
 * Earlier translations by the new text: of each place, the text that was removed first is taken to be the one that was
 * added first, and so on. Only offered, never taken over: they may no longer fit.
 */
export function earlierTranslations(
  published: WireChannelSettings,
  settings: WireChannelSettings,
  code: string,
): ReadonlyMap<string, string> {
  const known = { ...published.translations[code], ...settings.translations[code] }
  const before = new Set(textsOf(published).map(({ text }) => text))
  const gone = Map.groupBy(goneTexts(published, settings), ({ place }) => place)
  const added = Map.groupBy(
    textsOf(settings).filter(({ text }) => !before.has(text)),
    ({ place }) => place,
  )
  const offers = [...added].flatMap(([place, texts]) =>
    texts.map(({ text }, at) => [text, known[gone.get(place)?.[at]?.text ?? ''] ?? ''] as const),
  )
  return new Map(offers.filter(([, translation]) => translation !== ''))
}

/** The texts of a language with one of them translated anew. Those that no setting has any more are left out. */
export function withTranslation(
  published: WireChannelSettings,
  settings: WireChannelSettings,
  { code, text, translation }: { code: string; text: string; translation: string },
): Record<string, string> {
  const used = new Set([...textsOf(published), ...textsOf(settings)].map((one) => one.text))
  const texts = Object.entries(settings.translations[code] ?? {}).filter(
    ([key]) => used.has(key) && key !== text,
  )
  return Object.fromEntries(translation.trim() === '' ? texts : [...texts, [text, translation]])
}
