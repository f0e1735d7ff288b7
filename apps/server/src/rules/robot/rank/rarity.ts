/** How many documents there are, and in how many of them a term stands. */
export type Statistics = { documents: number; documentsWith: (term: string) => number }

/** A robot that knows little yet says little about how common a word is: it is taken for one that knows so much. */
const fewest = 20

/** Weight of a term for finding the document: close to zero when most documents contain it. */
export function rarity({ documents, documentsWith }: Statistics, term: string): number {
  const all = Math.max(documents, fewest)
  const having = Math.min(documentsWith(term), documents)
  return Math.log(1 + (all - having + 0.5) / (having + 0.5))
}

/** How much a term counts. */
export type Weigh = (term: string) => number

/** The share of the rarity of `terms`, and of as much besides, that lies in those which `has` holds. */
export function covered(
  terms: Iterable<string>,
  has: (term: string) => boolean,
  weigh: Weigh,
  besides = 0,
): number {
  let all = besides
  let held = 0
  for (const term of terms) {
    const weight = weigh(term)
    all += weight
    if (has(term)) held += weight
  }
  return all === 0 ? 0 : held / all
}
