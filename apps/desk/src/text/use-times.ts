import { locales } from '@foyer/i18n/locales.ts'
import { useEffect, useMemo, useState } from 'react'
import { dateLanguage } from './date-language.ts'
import { useDeskText } from './text-context.tsx'
import { ageText, clockText, dayText, fullTimeText } from './times.ts'

/** The times of the desk in the agent's language. */
export function useTimes() {
  const { t } = useDeskText()
  const language = useLanguage()
  return {
    age: (from: number, now: number) => ageText(from, now, t),
    day: (at: number, now: number) => dayText(at, now, t, language),
    clock: (at: number) => clockText(at, language),
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
