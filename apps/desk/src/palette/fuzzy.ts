/**
 * How well a text fits what was typed. It fits when it holds the letters side by side, or when it is made of beginnings
 * of words, in their order: 'gs' is 'Go to the settings'. Letters scattered over a text fit nothing: a list of such rows
 * would look random. Undefined when it does not fit.
 */
export function fuzzyScore(typed: string, text: string): number | undefined {
  const wanted = lettersOf(typed).filter((letter) => letter.trim() !== '')
  const letters = lettersOf(text)
  const score = best(scoreAsWords(wanted, letters), scoreAsPart(wanted, letters))
  return score === undefined ? undefined : score - letters.length * 0.01
}

/** Each letter stands beside the one before it, or begins a word. */
function scoreAsWords(wanted: readonly string[], letters: readonly string[]): number | undefined {
  const known = new Map<number, number | undefined>()

  /** The best that the letters from `from` on are worth after one at `last`. */
  function scoreAfter(from: number, last: number): number | undefined {
    const letter = wanted[from]
    if (letter === undefined) return 0
    const key = from * (letters.length + 1) + last + 1
    if (known.has(key)) return known.get(key)
    let top: number | undefined
    for (let at = last + 1; at < letters.length; at++) {
      const isBeside = last >= 0 && at === last + 1
      if (letters[at] !== letter || !(isBeside || isWordStart(letters, at))) continue
      const rest = scoreAfter(from + 1, at)
      if (rest !== undefined) top = best(top, rest + worth(letters, at, last))
    }
    known.set(key, top)
    return top
  }
  return scoreAfter(0, -1)
}

/** All of it in one piece, wherever that begins. */
function scoreAsPart(wanted: readonly string[], letters: readonly string[]): number | undefined {
  for (let start = 0; start + wanted.length <= letters.length; start++)
    if (wanted.every((letter, i) => letters[start + i] === letter))
      return wanted.reduce((sum, _, i) => sum + worth(letters, start + i, i === 0 ? -1 : start + i - 1), 0)
  return undefined
}

/** Letters side by side are worth more than a beginning: 'sa' is Sam before it is 'Show all'. */
function worth(letters: readonly string[], at: number, last: number): number {
  const beside = at === last + 1 ? (last < 0 ? 3 : 5) : 0
  const start = isWordStart(letters, at) ? 4 : 0
  return beside + start - Math.min(at - last - 1, 5) * 0.2
}

/** Accents are optional: Muller finds Müller. */
function lettersOf(text: string): string[] {
  return Array.from(text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, ''))
}

function isWordStart(letters: readonly string[], at: number): boolean {
  return at === 0 || /[\s,.:;/@_-]/.test(letters[at - 1] ?? '')
}

function best(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? (a ?? b) : Math.max(a, b)
}
