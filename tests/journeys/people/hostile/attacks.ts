import { roomOf, type TextPlace } from '@foyer/core/channel/texts.ts'
import type { FieldKind } from './field-kinds.ts'

/** A host that nobody asks for anything, whatever a channel says. */
export const evilHost = 'evil.example'

/** What one attack writes into a field; `mark` tells the fields apart and stands first in texts. */
export type Attack = (kind: FieldKind, path: string, mark: string) => string

const markup = [
  `<img src=//${evilHost}/i onerror=pwned(1)>"'><script>pwned(2)</script>`,
  '</style></title></textarea><svg onload=pwned(3)>',
  '<iframe srcdoc="<script>parent.pwned(4)</script>">',
].join('')

const styleAndScript = [
  `;}*{background:url(//${evilHost}/c)}@import "//${evilHost}/s";`,
  'x:expression(pwned(5)) javascript:pwned(6) {{constructor.constructor("pwned(7)")()}} ${pwned(8)}',
  ' \u202Egpj.exe\u2066\u200F',
].join('')

/** Takes only a few letters. */
const shortMarkup: Readonly<Record<string, string>> = { 'launcher.label': '<img src=x onerror=pwned(9)>' }

/** Addresses that the server keeps as they are, because it cannot know what a site will show. */
const schemes = [
  'javascript:pwned(10)',
  `data:text/html,<script>parent.pwned(11)</script>`,
  `//${evilHost}/l`,
  `\\\\${evilHost}\\l`,
  ' javascript:pwned(12)',
  'java\tscript:pwned(13)',
  'vbscript:pwned(14)',
  `/\\${evilHost}/l`,
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="pwned(15)"/>`,
]
/** A picture of our own, so that it is loaded, with everything in its address that ends a value elsewhere. */
const breakout = `"onerror="pwned(16)"'><script>pwned(17)</script>);}*{background:url(//${evilHost}/u)`

/** Five and seven digits are no colour, four and eight can be seen through: the server takes them all. */
const oddColours = ['#12345', '#1234567', '#0000', '#ffffff00']

function nth<T>(values: readonly T[], mark: string): T {
  const value = values[Number.parseInt(mark.slice(1), 10) % values.length]
  if (value === undefined) throw new Error('no values')
  return value
}

/** Tags in texts, and addresses of our own that try to end before they are over. Everything is shown or loaded. */
export const withMarkup: Attack = (kind, path, mark) => {
  if (kind === 'colour') return colourOf(mark)
  if (kind === 'link' || kind === 'image') return `/chat_online/robot.svg?${mark}${breakout}`
  return path === 'launcher.icon' ? '<b id=evil>' : mark + (shortMarkup[path] ?? markup)
}

/** The same tags, and addresses of other schemes and hosts, and colours that are none. */
export const withSchemes: Attack = (kind, path, mark) => {
  if (kind === 'colour') return nth(oddColours, mark)
  if (kind === 'link' || kind === 'image') return nth(schemes, mark)
  return path === 'launcher.icon' ? ';}{{7*7}}\u202E' : mark + (shortMarkup[path] ?? markup)
}

/** A dark colour of its own for every field: it is found again where it is used. */
function colourOf(mark: string): string {
  return `#${(0x100000 + Number.parseInt(mark.slice(1), 10) * 0x0101).toString(16)}`
}

/** Texts that stand where there is nothing to be looked for below them. */
const longest: readonly TextPlace[] = [
  'noticeMsg',
  'leaveMsgTitle',
  'sideBarConfig.questionList.*.answer',
  'userOverMsg',
]

/** What a text is in another language: styles, templates and letters that turn the direction, and long. */
export function translated(place: TextPlace, mark: string): string {
  if (place === 'launcher.label') return `${mark};}</style>{{7*7}}\u202Ex`
  const text = mark + styleAndScript
  // Tags of a level share their room. Of the others, the conversation draws only what is in sight.
  if (place.endsWith('.levelTag')) return text
  return text.padEnd(longest.includes(place) ? roomOf(place) : Math.min(300, roomOf(place)), 'W')
}
