/** Whether two words are the same but for a slip: one letter more, less, other or swapped; two in long words. */
export function isNear(one: string, other: string): boolean {
  const longest = Math.max(one.length, other.length)
  if (longest < 4 || one === other) return one === other
  const most = longest >= 8 ? 2 : 1
  if (Math.abs(one.length - other.length) > most) return false
  // Slips seldom hit the first letter, and this spares most comparisons.
  if (one[0] !== other[0] && one[1] !== other[1]) return false
  return slips(one, other, most) <= most
}

function slips(one: string, other: string, most: number): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, i) => i)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1]
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      next.push(cost)
    }
    if (Math.min(...next) > most) return most + 1
    before = row
    row = next
  }
  return row[other.length] ?? most + 1
}

/** The words that this one becomes when two letters side by side are swapped. */
export function swappedLetters(word: string): string[] {
  const letters = Array.from(word)
  return letters
    .slice(1)
    .map((letter, at) =>
      [...letters.slice(0, at), letter, letters[at] ?? '', ...letters.slice(at + 2)].join(''),
    )
}
