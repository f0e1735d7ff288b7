import { useEffect, useMemo, useState } from 'react'
import { locales } from '@foyer/i18n/locales.ts'
import { useDeskText } from './text-context.tsx'
import { ageText, clockText, dateText, dayText, fullTimeText } from './times.ts'

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

/** The times of the desk in the agent's language. */
export function useTimes() {
  const { t } = useDeskText()
  const language = useLanguage()
  return {
    age: (from: number, now: number) => ageText(from, now, t),
    day: (at: number, now: number) => dayText(at, now, t, language),
    clock: (at: number) => clockText(at, language),
    date: (at: number) => dateText(at, language),
    full: (at: number) => fullTimeText(at, language),
  }
}

/** The reader's language and region, as `Intl` names them. */
export function useLanguage(): string {
  const { bcp47 } = locales[useDeskText().locale]
  return useMemo(() => dateLanguage(bcp47, navigator.languages), [bcp47])
}

/** The time, told anew every so often: what is shown as an age grows by itself. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
