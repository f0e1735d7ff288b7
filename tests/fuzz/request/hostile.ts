import type { Random } from '../random.ts'

const half = '\ud83d'
const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

/** Characters that texts are cut, compared, stored or matched by. */
const marks = [
  '\0',
  half,
  '\ude00',
  '\u0001',
  '\u007f',
  '\ufeff',
  '\uffff',
  '\u200b',
  '\u202e',
  '👩‍👩‍👧',
  'שלום',
  'e\u0301\u0301\u0301',
  '%',
  '_',
  '\\',
  "'",
  '"',
  ':',
  '{',
  '\r\n',
  '\u2028',
  '&',
  '<',
]

const texts = [
  '',
  ' ',
  '\0',
  half,
  'accepted:7',
  'closed:1',
  '__proto__',
  'constructor',
  "'; drop table entries; --",
  "' or 1=1 --",
  '((((((a+)+)+)+)+)+$',
  '%s%n%x',
  '../../../../etc/passwd',
  '/files/../../x',
  'javascript:alert(1)',
  'http://[::1',
  'http://127.0.0.1:9/',
  '-1',
  '99999999999999999999',
  '9007199254740993.a',
  '999999999999999.a',
  '0.0',
  'NaN',
  'null',
  'true',
  '2026-02-30T25:61:61Z',
  '0000-00-00',
  '-infinity',
  'x-',
  'zh-Hant-TW-x-private-and-more',
  'مرحبا بالعالم',
  '😀'.repeat(50),
  '\u200b'.repeat(20),
  'a\u0300'.repeat(100),
]

const lengths = [16, 17, 64, 65, 200, 201, 2000, 4000, 4001, 20_001]

const numbers = [
  0,
  -0,
  -1,
  1,
  0.5,
  -0.5,
  1e-320,
  100,
  101,
  32_768,
  65_536,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_648,
  -2_147_483_649,
  4_294_967_296,
  9_007_199_254_740_991,
  9_007_199_254_740_992,
  2 ** 63,
  1e19,
  1e300,
  253_402_300_799_999,
  8_640_000_000_000_001,
]

const jsonTexts = [
  '[]',
  '{}',
  '[null]',
  '{"a":"\\u0000"}',
  '[{"name":"\\u0000","value":"\\ud83d","fieldType":6}]',
  '[{"fieldId":"c1","fieldName":"\\u0000","fieldType":1,"fieldValue":"","chooseValue":"\\ud800"}]',
  '{"imgUrl":"","title":"\\u0000","describe":"\\ud83d","label":"x","fromUrl":""}',
  '{"title":"kettle","imgUrl":5,"describe":{},"label":[],"fromUrl":null}',
  '{"__proto__":{"x":1},"constructor":{"prototype":{}}}',
  '{"a":1e400}',
  deep(1500),
  `{"a":${deep(900)}}`,
]

/** A text that came to `base`, or one that has nothing to do with it. */
export function hostileText(random: Random, base: unknown): string {
  const words = typeof base === 'string' ? base : ''
  const at = random.below(words.length + 1)
  switch (random.below(6)) {
    case 0:
      return words.slice(0, at) + random.pick(['\0', half]) + words.slice(at)
    case 1:
      return words.slice(0, at) + random.pick(marks) + words.slice(at)
    case 2:
      return random.pick(texts)
    case 3:
      return random.pick(['x', '😀', 'é', '\u200b', ' ']).repeat(random.pick(lengths))
    case 4:
      return random.pick(jsonTexts)
    default:
      return insideJson(random, words) ?? words.slice(0, at) + random.pick(texts) + words.slice(at)
  }
}

/** JSON within a text: one of its values becomes hostile. */
function insideJson(random: Random, text: string): string | undefined {
  if (!/^[[{]/.test(text)) return undefined
  const strings = [...text.matchAll(/"((?:[^"\\]|\\.)*)"/g)]
  const found = strings[random.below(strings.length)]
  if (!found) return undefined
  const put = random.pick([
    '"\\u0000"',
    '"\\ud83d"',
    '1e9',
    'null',
    '{}',
    '[[]]',
    '-1',
    `"${'x'.repeat(5000)}"`,
  ])
  return text.slice(0, found.index) + put + text.slice(found.index + found[0].length)
}

export function hostileNumber(random: Random): number {
  return random.pick(numbers)
}

/** Any value but the one that was asked for. */
export function hostileValue(random: Random): unknown {
  return random.pick([
    null,
    true,
    false,
    0,
    -1,
    '',
    '\0',
    [],
    {},
    [[]],
    [null],
    ['\0'],
    [half],
    { a: '\0' },
    { [half]: 1 },
    { '\0': 1 },
    { valueOf: 1, toString: 1, length: -1 },
    { $ne: '' },
    Array.from({ length: 300 }, (_, index) => index),
    Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`k${index}`, index])),
    nested(5),
    nested(40),
    nested(2000),
  ])
}

function nested(depth: number): unknown {
  let value: unknown = half
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { a: value }
  return value
}

const bodies = [
  '',
  'null',
  '[]',
  '"text"',
  '1',
  '{',
  '{"userId":',
  '\0',
  '{"__proto__":{"x":1}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{"userId":"a","userId":"b"}',
  '{"a":1e400,"b":-1e400}',
  '\ufeff{}',
  deep(30_000),
  `{"params":${deep(20_000)}}`,
]

/** A body that is hardly one. Latin-1 makes broken UTF-8 of what is not ASCII. */
export function hostileBody(random: Random): Buffer {
  return random.chance(0.2)
    ? Buffer.from('{"userId":"\xff\xfe\xed\xa0\x80"}', 'latin1')
    : Buffer.from(random.pick(bodies))
}

const headerValues = [
  '',
  ' ',
  'x',
  '%00',
  '%ED%A0%80',
  '%',
  'é\xff\xfe',
  '0',
  '-1',
  '99999999999999999999',
  'x'.repeat(5000),
  "' or 1=1 --",
  'bytes=0-',
  'bytes=9999999999999999999999-',
  'bytes=-0',
  'W/"x"',
  'accepted:7',
  '1.AAAA',
  'v1.test.e30.AAAA',
  'v1.k1.eyJ9.AAAA',
  'zz;q=2,*;q=0.0001,' + 'a-b-c,'.repeat(500),
  '::ffff:999.1.1.1',
]

const headerNames = [
  'token',
  'cookie',
  'x-foyer-desk',
  'user-agent',
  'content-type',
  'accept',
  'accept-language',
  'accept-encoding',
  'x-forwarded-for',
  'if-none-match',
  'if-range',
  'range',
  'origin',
  'referer',
] as const

export function hostileHeader(random: Random): { name: string; value: string } {
  const name = random.pick(headerNames)
  const value = random.pick(headerValues)
  return { name, value: name === 'cookie' ? `foyer-desk=${value}` : value }
}
