import { termOf } from '../text/compared-words.ts'

/** Of longer numbers the length is not told apart. */
const longestNumber = 6

/** So many letters make a piece of a word. */
const pieceLength = 4

/**
 * The pieces of a text that have vectors: its words, also those that name no topic ('when', 'still', 'not'), the letters
 * within words, which mistyped and inflected words share with others, and the characters of Chinese words, which have
 * meanings of their own. Of a number only its length counts.
 */
export function tokensOf(cutWords: readonly string[]): string[] {
  return cutWords.flatMap((word) => {
    if (/^\p{N}+$/u.test(word)) return `#${Math.min(word.length, longestNumber)}`
    const term = termOf(word)
    const characters = word.match(/\p{Script=Han}/gu) ?? []
    return [term, ...piecesOf(term), ...characters.map((character) => `.${character}`)]
  })
}

/** Every few letters of an alphabet, with marks where the word begins and ends. */
function piecesOf(term: string): string[] {
  if (!/^[\p{Script=Latin}\p{Script=Arabic}]/u.test(term)) return []
  const letters = Array.from(`<${term}>`)
  if (letters.length <= pieceLength) return []
  return letters.slice(pieceLength - 1).map((_, at) => `~${letters.slice(at, at + pieceLength).join('')}`)
}
