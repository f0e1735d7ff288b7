import { foldKana } from './normalise.ts'

/** Overlapping pieces of two letters where a letter is a syllable or a word, otherwise of three. */
export function grams(normalised: string): Set<string> {
  const found = new Set<string>()
  for (const word of foldKana(normalised).split(' ')) {
    if (word === '') continue
    const size = /[\u3040-\u30ff\u3400-\u9fff]/.test(word) ? 2 : 3
    // One such letter alone often is the word.
    if (size === 2) for (const letter of word) if (/[\u3400-\u9fff]/.test(letter)) found.add(letter)
    const padded = size === 3 && word.length < 24 ? ` ${word} ` : word
    if (padded.length < size) found.add(padded)
    for (let at = 0; at + size <= padded.length; at += 1) found.add(padded.slice(at, at + size))
  }
  return found
}

/** Twice what they share by what they have. */
export function dice(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 || other.size === 0) return 0
  const [small, large] = one.size < other.size ? [one, other] : [other, one]
  let shared = 0
  for (const gram of small) if (large.has(gram)) shared += 1
  return (2 * shared) / (one.size + other.size)
}
