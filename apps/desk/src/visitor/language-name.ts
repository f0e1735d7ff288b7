import { ignoreExpected } from '@foyer/contract/ignore-expected.ts'

/** A language's name in the reader's language. An unknown code is shown as it is. */
export function languageName(locale: string, language: string): string {
  try {
    return new Intl.DisplayNames([language], { type: 'language' }).of(locale) ?? locale
  } catch {
    ignoreExpected('browsers send codes that are no language tags')
    return locale
  }
}
