/**
 * How well a text fits what was typed: its letters in their order, the better the closer they stand together and to
 * the beginnings of words. Undefined when one is missing.
 */
export function fuzzyScore(typed: string, text: string): number | undefined {
  const wanted = lettersOf(typed).filter((letter) => letter.trim() !== '')
  const letters = lettersOf(text)
  let score = 0
  let last = -1
  for (const letter of wanted) {
    const at = nextPlace(letters, letter, last)
    if (at < 0) return undefined
    // Letters side by side are worth more than a beginning: 'sa' is Sam before it is 'Show all'.
    if (at === last + 1) score += last < 0 ? 3 : 5
    if (isWordStart(letters, at)) score += 4
    score -= Math.min(at - last - 1, 5) * 0.2
    last = at
  }
  return score - letters.length * 0.01
}

/** Whoever types in a hurry leaves out the marks: Muller finds Müller. */
function lettersOf(text: string): string[] {
  return Array.from(text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, ''))
}

/** The beginning of a word is worth a jump, unless the letter stands right here. */
function nextPlace(letters: readonly string[], letter: string, last: number): number {
  if (letters[last + 1] === letter) return last + 1
  const start = letters.findIndex((other, i) => i > last && other === letter && isWordStart(letters, i))
  return start >= 0 ? start : letters.indexOf(letter, last + 1)
}

function isWordStart(letters: readonly string[], at: number): boolean {
  return at === 0 || /[\s,.:;/@_-]/.test(letters[at - 1] ?? '')
}
