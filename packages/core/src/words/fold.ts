/** A text as it is compared, and for each of its characters where the one stood that it comes from. */
export type Folded = { text: string; starts: readonly number[]; ends: readonly number[] }

/**
 * Accents of Latin, Greek and Cyrillic, vowel signs of Arabic, and characters that show nothing: who hides a word
 * behind them still wrote it. Marks of other scripts are letters to them.
 */
const unseen = /[\u0300-\u036f\u0640\u064b-\u065f\u0670\p{Cf}\ufe0f]/gu

/** One spelling for full-width and narrow, large and small, with and without accents. */
export function fold(text: string): Folded {
  const starts: number[] = []
  const ends: number[] = []
  let folded = ''
  let at = 0
  for (const character of text) {
    const plain = plainOf(character)
    folded += plain
    for (let i = 0; i < plain.length; i++) {
      starts.push(at)
      ends.push(at + character.length)
    }
    at += character.length
  }
  return { text: folded, starts, ends }
}

/** Most characters are plain already, and asking a table of Unicode for each would take most of the time. */
function plainOf(character: string): string {
  if (character < '\u007f') return character.toLowerCase()
  if (character >= '\u4e00' && character <= '\u9fff') return character
  return character.normalize('NFKD').replace(unseen, '').normalize('NFC').toLowerCase()
}
