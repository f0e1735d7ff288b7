import { setupI18n, type Messages } from '@lingui/core'
import { intlTags } from './intl-tags.ts'
import { locales, type LocaleCode } from './locales.ts'

export type Params = Readonly<Record<string, string | number>>
export type Translate<K extends string> = (key: K, params?: Params) => string

/** `messages` are compiled by the build; during development Lingui compiles what is not. */
export function createTranslator<K extends string>(code: LocaleCode, messages: Messages): Translate<K> {
  const { bcp47, dir } = locales[code]
  const i18n = setupI18n({
    locale: code,
    locales: intlTags(bcp47),
    messages: { [code]: messages },
    // A text that is still being downloaded is no words yet, never a key on the screen.
    missing: () => '',
  })
  return (key, params) => i18n._(key, params && isolated(params, dir))
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/**
 * Names and numbers that run the other way would drag the words beside them along: they are set apart, as `<bdi>` does
 * for elements. Where everything runs from left to right a text stays as plain as it is.
 */
function isolated(params: Params, dir: 'ltr' | 'rtl'): Params {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      const mayTurn = typeof value === 'string' && (dir === 'rtl' || rightToLeft.test(value))
      return [name, mayTurn ? `\u2068${value}\u2069` : value]
    }),
  )
}
