/** What a language is called in the reader's own. A code that is none is shown as it is. */
export function languageName(locale: string, language: string): string {
  try {
    return new Intl.DisplayNames([language], { type: 'language' }).of(locale) ?? locale
  } catch {
    return locale
  }
}
