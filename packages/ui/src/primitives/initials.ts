/** Up to two letters that stand for a name: the first of its first and last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean)
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words
  return picked.map((word) => firstLetter(word ?? '')).join('')
}

/** Costly to make: one for all names. */
let letters: Intl.Segmenter | undefined

/** A letter as people see it: not half of a surrogate pair, and with its marks. */
function firstLetter(word: string): string {
  letters ??= new Intl.Segmenter()
  const [first] = letters.segment(word)
  return first?.segment.toLocaleUpperCase() ?? ''
}
