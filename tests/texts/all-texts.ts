import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseTexts, type Texts } from '../../packages/i18n/src/compile-catalog.ts'
import { isLocaleCode, type LocaleCode } from '../../packages/i18n/src/locales.ts'

const root = join(import.meta.dirname, '../../packages/i18n/locales')

export const codes: readonly LocaleCode[] = readdirSync(root).filter(isLocaleCode)
/** What visitors read; the desk's texts are in English and Chinese. */
export const forVisitors = ['widget', 'extended', 'mail', 'help', 'launcher'] as const
export const audiences = [...forVisitors, 'desk'] as const

export type Audience = (typeof audiences)[number]
export type Text = { code: LocaleCode; audience: Audience; key: string; text: string }

export function readTexts(code: LocaleCode, audience: Audience): Texts {
  return parseTexts(readFileSync(join(root, code, `${audience}.json`), 'utf8'))
}

export function textsOf(code: LocaleCode, among: readonly Audience[] = audiences): Text[] {
  return among
    .filter((audience) => existsSync(join(root, code, `${audience}.json`)))
    .flatMap((audience) =>
      Object.entries(readTexts(code, audience)).map(([key, text]) => ({ code, audience, key, text })),
    )
}

/** How a rule tells of a text, for people to find it. */
export function told({ code, key, text }: Text, why: string): string {
  return `${code} ${key}: ${why} in «${text}»`
}
