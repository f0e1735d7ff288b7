import type { LocaleCode } from '../../packages/i18n/src/locales.ts'

const ofScript = {
  latin: /\p{Script=Latin}/u,
  /** The stroke that joins is nobody's own. */
  arabic: /\p{Script=Arabic}|ـ/u,
  bengali: /\p{Script=Bengali}/u,
  cyrillic: /\p{Script=Cyrillic}/u,
  hangul: /\p{Script=Hangul}/u,
  khmer: /\p{Script=Khmer}/u,
  lao: /\p{Script=Lao}/u,
  myanmar: /\p{Script=Myanmar}/u,
  thai: /\p{Script=Thai}/u,
  kana: /\p{Script=Hiragana}|\p{Script=Katakana}|[ー々]/u,
  kanji: charactersOf('euc-jp', [0xb0, 0xf4]),
  simplified: charactersOf('gbk', [0xb0, 0xf7]),
  traditional: charactersOf('big5', [0xa4, 0xf9]),
}

type Script = keyof typeof ofScript

/** Languages that are not written in Latin letters; the others are. */
const scripts: Partial<Record<LocaleCode, readonly Script[]>> = {
  zh: ['simplified'],
  tw: ['traditional'],
  ja: ['kana', 'kanji'],
  ko: ['hangul'],
  ar: ['arabic'],
  fa: ['arabic'],
  bn: ['bengali'],
  ru: ['cyrillic'],
  km: ['khmer'],
  lo: ['lao'],
  my: ['myanmar'],
  th: ['thai'],
}

/** Names and units that keep their Latin letters everywhere. */
const names =
  /(?<!\p{Script=Latin})(?:kB|KB|MB|M|QQ|WeChat|Windows|Mac|Foyer|ID|Enter|Shift|Ctrl|https|HS256|ES256|P-256|SPKI PEM|Node|JWT|kid|CSV|GB|Redis|PostgreSQL|TURN|SPF|DKIM|HSTS|NTP|TLS|HTTPS|Cookie|fsync|OpenID Connect|Issuer)(?!\p{Script=Latin})/gu

/** Addresses and code, which no language translates. */
const code =
  /(?:https?:\/\/|\/)?[\w*-]+(?:\.[\w*-]+)*\.example|\/foyer-proof|proofOf\(user\)|\(['‘]reset['’]\)/g

/** Variables, commands, headers and settings that an operator types as they are. */
const settings =
  /[A-Z]+(?:_[A-Z]+)+|“(?:foyer [\w -]+|create extension|shelves)”|--contract|\b[a-z]+(?:_[a-z]+)+|(?:C\.)?UTF-?8|X-Forwarded-For|Strict-Transport-Security|maxmemory-policy|noeviction|static-auth-secret|external-ip|contrib|https?:\/\//g

/** What a language can say for itself. */
export function withoutNames(words: string): string {
  return words.replace(code, '').replace(settings, '').replace(names, '')
}

/** The letters of a text that its language is not written with. */
export function strangeLetters(words: string, code: LocaleCode): string[] {
  const own = (scripts[code] ?? ['latin']).map((script) => ofScript[script])
  const letters = withoutNames(words).match(/\p{L}/gu) ?? []
  return [...new Set(letters.filter((letter) => !own.some((script) => script.test(letter))))]
}

/**
 * The Chinese characters of an old standard, which held one way of writing only: a simplified character in a traditional
 * text is not among them, nor the other way round.
 */
function charactersOf(encoding: string, [from, to]: readonly [number, number]): RegExp {
  const decoder = new TextDecoder(encoding)
  const found = new Set<string>()
  for (let row = from; row <= to; row++)
    for (let cell = 0x40; cell <= 0xfe; cell++) {
      // Only Big5 has cells below 0xa1; in the others these belong to what came later.
      if (cell < 0xa1 && encoding !== 'big5') continue
      const character = decoder.decode(Uint8Array.of(row, cell))
      if (/^\p{Script=Han}$/u.test(character)) found.add(character)
    }
  return new RegExp(`[${[...found].join('')}]`, 'u')
}
