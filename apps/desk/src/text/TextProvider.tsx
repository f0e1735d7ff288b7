import { deskCatalogs } from '@foyer/i18n/catalogs/desk.ts'
import { chooseLocale } from '@foyer/i18n/choose-locale.ts'
import type { DeskKey } from '@foyer/i18n/keys.ts'
import { loadCatalog } from '@foyer/i18n/load-catalog.ts'
import { locales, type LocaleCode } from '@foyer/i18n/locales.ts'
import { createTranslator, type Translate } from '@foyer/i18n/translator.ts'
import { UiTextProvider } from '@foyer/ui/text.tsx'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { browserStorage } from '../storage.ts'
import { TextContext } from './text-context.tsx'

const storageKey = 'foyer.desk.locale'

type Loaded = { code: LocaleCode; t: Translate<DeskKey> }

/** Shows nothing until the first language is here; a change of language keeps the old one until then. */
export function TextProvider({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState(initialLocale)
  const [loaded, setLoaded] = useState<Loaded>()

  useEffect(() => {
    let isWanted = true
    void loadCatalog(deskCatalogs, wanted).then(({ code, messages }) => {
      if (!isWanted) return
      document.documentElement.lang = locales[code].bcp47
      document.documentElement.dir = locales[code].dir
      setLoaded({ code, t: createTranslator<DeskKey>(code, messages) })
    })
    return () => {
      isWanted = false
    }
  }, [wanted])

  const text = useMemo(
    () =>
      loaded && {
        t: loaded.t,
        locale: loaded.code,
        setLocale: (code: LocaleCode) => {
          browserStorage.set(storageKey, code)
          setWanted(code)
        },
      },
    [loaded],
  )
  if (!text) return null
  return (
    <TextContext value={text}>
      <UiTextProvider value={text.t}>{children}</UiTextProvider>
    </TextContext>
  )
}

function initialLocale(): LocaleCode {
  return chooseLocale({ stored: browserStorage.get(storageKey), browser: navigator.languages })
}
