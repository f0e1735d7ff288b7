/**
 * The tag by which dates are written: the desk's language as the reader's own region writes it. Somebody in London reads
 * '16 Nov 2026, 16:20' in an English desk, not '4:20 PM'.
 */
export function dateLanguage(bcp47: string, browser: readonly string[]): string {
  const wanted = new Intl.Locale(bcp47).maximize()
  const own = browser.find((tag) => {
    const { language, script } = tryMaximize(tag) ?? {}
    return language === wanted.language && script === wanted.script
  })
  return own ?? bcp47
}

/** Browsers may be set to anything; undefined for what is no tag. */
function tryMaximize(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize()
  } catch {
    return undefined
  }
}
