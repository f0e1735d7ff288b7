import { deskLanguages } from '@foyer/contract/desk/desk-languages.ts'
import type { DeskKey } from '@foyer/i18n/keys.ts'
import type { LocaleCode } from '@foyer/i18n/locales.ts'
import type { Translate } from '@foyer/i18n/translator.ts'
import { createContext, useContext } from 'react'

export type DeskText = {
  t: Translate<DeskKey>
  locale: LocaleCode
  setLocale: (code: LocaleCode) => void
}

export const TextContext = createContext<DeskText | undefined>(undefined)

/** The languages that the desk speaks. */
export const deskLocales = deskLanguages satisfies readonly LocaleCode[]

export function useDeskText(): DeskText {
  const text = useContext(TextContext)
  if (!text) throw new Error('no texts: this view belongs below TextProvider')
  return text
}

export function useText(): Translate<DeskKey> {
  return useDeskText().t
}
