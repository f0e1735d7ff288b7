import { createFormatter, type Messages, type Params } from './format-message.ts'
import { intlTags } from './intl-tags.ts'
import { locales, type LocaleCode } from './locales.ts'

export type Translate<K extends string> = (key: K, params?: Params) => string

/** `messages` are compiled by the build. */
export function createTranslator<K extends string>(code: LocaleCode, messages: Messages): Translate<K> {
  const { bcp47, dir } = locales[code]
  const format = createFormatter(intlTags(bcp47))
  return (key, params) => {
    const text = Object.hasOwn(messages, key) ? messages[key] : undefined
    // A text that is still being downloaded is empty, never a key on the screen.
    return text ? format(text, params && isolated(params, dir)) : ''
  }
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
