import type { Robot } from '@foyer/contract/desk/knowledge.ts'
import { locales } from '@foyer/i18n/locales.ts'
import { useDeskText } from '../text/text-context.tsx'
import { languageName } from '../visitor/language-name.ts'

/** The languages of visitors: those that a robot knows first, most documents first. */
export function useLanguages(robot: Robot, besides?: string): { value: string; label: string }[] {
  const { locale } = useDeskText()
  const known = robot.languages.map(({ language }) => language)
  const first = known.length === 0 ? [locale] : known
  const codes = new Set([...first, ...(besides ? [besides] : []), ...Object.keys(locales)])
  return [...codes].map((value) => ({ value, label: languageName(value, locale) }))
}
