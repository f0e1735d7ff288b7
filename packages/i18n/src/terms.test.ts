import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { compileCatalog, parseTexts } from './compile-catalog.ts'
import { isLocaleCode, locales, type LocaleCode } from './locales.ts'

const concepts = [
  'agent',
  'visitor',
  'conversation',
  'robot',
  'queue',
  'transfer',
  'end',
  'offlineMessage',
  'ticket',
  'rating',
  'attachment',
  'unsend',
  'call',
  'form',
  'submit',
  'retry',
]

/** `but`: other concepts, whose words begin like one that is not used. */
type Term = { use: string; not: string[]; but?: string[] }

const root = new URL('../', import.meta.url)
const written = readdirSync(new URL('terms/', root)).map((file) => file.replace(/\.json$/, ''))

it.each(written)('%s has one word for each concept', (code) => {
  if (!isLocaleCode(code)) throw new Error(`${code} is not a locale`)
  const terms = termsOf(code)
  const texts = textsOf(code)
  const saying = (word: string, but: string[] = []) =>
    texts.filter(({ words }) => {
      const others = but.reduce((rest, other) => rest.replaceAll(lower(other, code), ''), words)
      return others.includes(lower(word, code))
    })
  const faults = Object.entries(terms).flatMap(([concept, { use, not, but }]) => [
    ...(saying(use).length > 0 ? [] : [`${concept}: no text says «${use}»`]),
    ...not.flatMap((word) => saying(word, but).map(({ key }) => `${concept}: ${key} says «${word}»`)),
  ])
  expect(Object.keys(terms)).toEqual(concepts)
  expect(faults).toEqual([])
})

function termsOf(code: LocaleCode): Record<string, Term> {
  return JSON.parse(readFileSync(new URL(`terms/${code}.json`, root), 'utf8')) as Record<string, Term>
}

function textsOf(code: LocaleCode): { key: string; words: string }[] {
  const folder = new URL(`locales/${code}/`, root)
  return readdirSync(folder).flatMap((file) =>
    Object.entries(compileCatalog(parseTexts(readFileSync(new URL(file, folder), 'utf8')))).map(
      ([key, message]) => ({ key, words: lower(wordsIn(message), code) }),
    ),
  )
}

/** The words of every plural form, without the names of placeholders. */
function wordsIn(message: unknown): string {
  if (typeof message === 'string') return message
  if (!Array.isArray(message)) return ''
  return message
    .map((token: unknown) =>
      Array.isArray(token)
        ? Object.values((token[2] ?? {}) as object)
            .map(wordsIn)
            .join(' ')
        : wordsIn(token),
    )
    .join(' ')
}

function lower(text: string, code: LocaleCode): string {
  return text.toLocaleLowerCase(locales[code].bcp47)
}
