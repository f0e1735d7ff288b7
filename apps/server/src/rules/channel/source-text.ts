import type { Translations } from '@foyer/contract/settings/channel-settings.ts'

/**
 * The channel's own text for one that a visitor read in their language and sent back; undefined when the channel has no
 * such text in any language. Tags have no commas in translations either.
 */
export function sourceText(
  translations: Translations,
  own: readonly string[],
  text: string,
): string | undefined {
  if (own.includes(text)) return text
  return own.find((source) =>
    Object.values(translations).some((texts) => {
      const translated = (Object.hasOwn(texts, source) && texts[source]?.trim()) || undefined
      return translated === text || translated?.replaceAll(',', ' ') === text
    }),
  )
}
