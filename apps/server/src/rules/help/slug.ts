/** Long enough to be read in an address, short enough for every list of results. */
const longest = 60

/** A text as the readable part of an address, in its own script. Empty when it has neither letters nor digits. */
export function slugOf(text: string): string {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
  const slug = words.reduce((all, word) => {
    const longer = all === '' ? word : `${all}-${word}`
    return longer.length > longest ? all : longer
  }, '')
  // Without spaces between words the first one may be the whole text.
  return slug === ''
    ? Array.from(words[0] ?? '')
        .slice(0, longest / 2)
        .join('')
    : slug
}

/** Second parts of addresses that are no categories. */
const taken = new Set(['search', 'a'])

/** Categories by the slugs of their pages. Where two have the same, the later one in the alphabet gets a number. */
export function categorySlugs(categories: readonly string[]): Map<string, string> {
  const bySlug = new Map<string, string>()
  for (const category of categories.toSorted()) {
    const plain = slugOf(category) || 'other'
    let slug = plain
    for (let number = 2; taken.has(slug) || bySlug.has(slug); number++) slug = `${plain}-${number}`
    bySlug.set(slug, category)
  }
  return bySlug
}
