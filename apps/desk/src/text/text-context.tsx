import { deskCatalogs } from '@foyer/i18n/catalogs/desk.ts'
import type { DeskKey } from '@foyer/i18n/keys.ts'
import { locales, type LocaleCode } from '@foyer/i18n/locales.ts'
import type { Translate } from '@foyer/i18n/translator.ts'
import { createContext, useContext } from 'react'

export type DeskText = {
  t: Translate<DeskKey>
  locale: LocaleCode
  setLocale: (code: LocaleCode) => void
}

export const TextContext = createContext<DeskText | undefined>(undefined)

/** The languages that the desk speaks. */
export const deskLocales = Object.keys(locales).filter((code): code is LocaleCode => code in deskCatalogs)

export function useDeskText(): DeskText {
  const text = useContext(TextContext)
  if (!text) throw new Error('no texts: this view belongs below TextProvider')
  return text
}

export function useText(): Translate<DeskKey> {
  return useDeskText().t
}
