import { createModel, type Texts } from './model.ts'

/** What customers ask about one topic in one language, as lists of token numbers. */
export type Topic = {
  language: string
  sector: string
  /** The same in every language. */
  name: string
  /** As an article in a help center would name it. */
  titles: Texts
  messages: Texts
}

export type Learning = {
  size: number
  rounds: number
  step: number
  temperature: number
  /** The share of a text's tokens that is left out at random, so that no token is relied on alone. */
  dropped: number
  /** How often a text is compared with its topic in another language. */
  abroad: number
  /** Topics of other sectors among those that a text is compared with. */
  strangers: number
}

/** Texts that are compared at a time. */
const atOnce = 512

/**
 * Vectors of tokens such that texts of one topic are near each other, and far from those of other topics of their sector: a
 * business has to tell its own topics apart. `importance`: how much each token counts at first.
 */
export function learnVectors(
  topics: readonly Topic[],
  importance: readonly number[],
  { size, rounds, temperature, ...learning }: Learning,
  chance: () => number,
): Float32Array[] {
  const model = createModel(importance, { size, temperature, chance })
  const sectors = [...Map.groupBy(topics, ({ language, sector }) => `${language} ${sector}`).values()]
  const byLanguage = Map.groupBy(topics, ({ language }) => language)
  const byName = Map.groupBy(topics, ({ sector, name }) => `${sector} ${name}`)
  const thinned = (text: readonly number[]) => {
    const rest = text.filter(() => chance() >= learning.dropped)
    return rest.length > 0 ? rest : text
  }
  const textOf = (topic: Topic) => {
    const everywhere = byName.get(`${topic.sector} ${topic.name}`) ?? [topic]
    const { titles, messages } = chance() < learning.abroad ? oneOf(everywhere, topic, chance) : topic
    // Documents are found by titles, so messages are compared with these as often as with each other.
    return thinned(oneOf(chance() < 0.5 ? titles : messages, [], chance))
  }
  for (let round = 0; round < rounds; round += 1) {
    const step = learning.step * (1 - round / rounds + 0.05)
    for (const topicsOfSector of shuffled(sectors, chance)) {
      const [first] = topicsOfSector
      const neighbours = byLanguage.get(first?.language ?? '') ?? []
      const asked = shuffled(
        topicsOfSector.flatMap(({ titles, messages }, right) =>
          [...titles, ...messages].map((text) => ({ text, right })),
        ),
        chance,
      )
      for (let from = 0; from < asked.length; from += atOnce) {
        const some = asked.slice(from, from + atOnce)
        const drawn = Array.from({ length: learning.strangers }, () => oneOf(neighbours, first, chance))
        const strangers = drawn
          .filter((one) => one !== undefined)
          .filter(({ sector }) => sector !== first?.sector)
        const compared = [...topicsOfSector, ...strangers].map(textOf)
        model.descend(
          some.map(({ text }) => thinned(text)),
          compared,
          some.map(({ right }) => right),
          step,
        )
      }
    }
  }
  return model.vectors()
}

function oneOf<T, U>(all: readonly T[], otherwise: U, chance: () => number): T | U {
  return all[Math.floor(chance() * all.length)] ?? otherwise
}

function shuffled<T>(all: readonly T[], chance: () => number): T[] {
  return all
    .map((one) => ({ one, at: chance() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one)
}
