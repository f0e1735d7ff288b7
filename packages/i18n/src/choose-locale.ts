import { isLocaleCode, type LocaleCode } from './locales.ts'

export type LocaleWishes = {
  /** `language` of the channel; unknown until its settings are here. */
  configured?: string | undefined
  /** `locale` in the address. */
  parameter?: string | null | undefined
  /** Locale of this browser's last visit. */
  stored?: string | null | undefined
  /** The browser's languages, best first. */
  browser?: readonly string[] | undefined
}

/** K-04: the channel's language, else the address, else the stored one, else the browser's, else zh. */
export function chooseLocale({ configured, parameter, stored, browser = [] }: LocaleWishes): LocaleCode {
  for (const wish of [configured, parameter, stored, ...browser]) {
    const code = matchLocale(wish)
    if (code) return code
  }
  return 'zh'
}

/** Languages that people's browsers name otherwise than our table does. */
const otherNames = new Map<string, LocaleCode>([
  ['tl', 'fil'],
  ['cn', 'zh'],
])
const traditional = /^zh-(?:hant|tw|hk|mo)\b/

/** The locale that serves a language tag, by its prefix; undefined when none does. */
export function matchLocale(tag: string | null | undefined): LocaleCode | undefined {
  const name = (tag ?? '').trim().toLowerCase().replaceAll('_', '-').slice(0, 35)
  if (traditional.test(name)) return 'tw'
  const prefix = name.split('-', 1)[0] ?? ''
  return isLocaleCode(prefix) ? prefix : otherNames.get(prefix)
}
