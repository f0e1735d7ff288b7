import { piecesOf } from './pieces.ts'

/** Whole numbers that show what a category holds. */
const counts = [...Array.from({ length: 201 }, (_, count) => count), 1000, 1_000_000]

/** What a text lacks to be right for every number in its language. */
export function pluralGaps(text: string, bcp47: string): string[] {
  const rules = new Intl.PluralRules(bcp47)
  return piecesOf(text).plurals.flatMap(({ choices }) => {
    const saysCount = choices['other']?.hasCount ?? false
    return rules.resolvedOptions().pluralCategories.flatMap((category) => {
      // A number that has a text of its own needs no category.
      const left = counts.filter((count) => rules.select(count) === category && !(String(count) in choices))
      const choice = choices[category]
      if (!choice) return left.length > 0 || category === 'other' ? [`lacks '${category}'`] : []
      return saysCount && !choice.hasCount && left.length > 1
        ? [`'${category}' does not tell the number`]
        : []
    })
  })
}

/** Categories that a language does not have: nobody would ever read them. */
export function strangePlurals(text: string, bcp47: string): string[] {
  const { pluralCategories } = new Intl.PluralRules(bcp47).resolvedOptions()
  const known = new Set<string>(pluralCategories)
  return piecesOf(text).plurals.flatMap(({ choices }) =>
    Object.keys(choices).filter((category) => !known.has(category) && !/^\d+$/.test(category)),
  )
}
