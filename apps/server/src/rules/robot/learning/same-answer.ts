import { normalise } from '../text/normalise.ts'

/** Pieces of so many letters: two texts share many of them only where one was copied from the other. */
const size = { alphabet: 5, characters: 3 }
/** Fewer pieces are shared by chance. */
const leastPieces = 8

/** From here on a text is a document's, or something like it. */
export const sameFrom = 0.6
export const resemblesFrom = 0.3

/** The share of the shorter text that the longer one contains, from 0 to 1. */
export function sharedText(one: string, other: string): number {
  const [a, b] = [piecesOf(one), piecesOf(other)]
  const [small, large] = a.size < b.size ? [a, b] : [b, a]
  if (small.size < leastPieces) return normalise(one) !== '' && normalise(one) === normalise(other) ? 1 : 0
  let shared = 0
  for (const piece of small) if (large.has(piece)) shared += 1
  return shared / small.size
}

function piecesOf(text: string): Set<string> {
  const normal = normalise(text)
  const isDense =
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/u.test(normal)
  const length = isDense ? size.characters : size.alphabet
  const pieces = new Set<string>()
  for (let at = 0; at + length <= normal.length; at += 1) pieces.add(normal.slice(at, at + length))
  return pieces
}
