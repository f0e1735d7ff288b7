import type { LocaleCode } from '../../packages/i18n/src/locales.ts'
import { textsOf } from '../texts/all-texts.ts'
import { hole, piecesOf, type Pieces } from '../texts/pieces.ts'

const known = new Map<LocaleCode, readonly RegExp[]>()

/** Fewer letters than this ('of', 'no.') could stand in anybody's sentence. */
const tellingLetters = 4

/** Whether words on the screen are a text of ours, with whatever was filled in. Nothing but what was filled in is not. */
export function isOurText(code: LocaleCode, words: string): boolean {
  const patterns =
    known.get(code) ?? textsOf(code, ['widget', 'extended']).flatMap(({ text }) => patternsOf(piecesOf(text)))
  known.set(code, patterns)
  return patterns.some((pattern) => pattern.test(words))
}

function patternsOf({ words, plurals }: Pieces): RegExp[] {
  if (plurals.length > 0) return plurals.flatMap(({ choices }) => Object.values(choices).flatMap(patternsOf))
  const isTelling = (words.match(/\p{L}/gu) ?? []).length >= tellingLetters
  return isTelling ? [new RegExp(`^${words.split(hole).map(escaped).join('.*')}$`, 'su')] : []
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
}
