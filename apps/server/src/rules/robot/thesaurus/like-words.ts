import ar from './ar.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import ja from './ja.json' with { type: 'json' }
import th from './th.json' with { type: 'json' }
import zh from './zh.json' with { type: 'json' }

/**
 * Words as general as a dictionary's, of no business in particular. A group without a sign lists expressions of nearly
 * one meaning, a group with `~` the words of one topic. Written by tests/robot-eval/thesaurus.ts.
 */
const groupsByLanguage: Readonly<Record<string, readonly string[]>> = { ar, en, es, ja, th, zh, tw: zh }

/** How alike another word is to a word, from 0 to 1. */
export type LikeWords = { get: (other: string) => number }

/** Numbers of groups or words, and how much each counts. Flat, because every word of every question walks over thousands. */
type Shares = { at: Int32Array; share: Float64Array }
/** `lengths`: of each word's shares in its groups. */
type Thesaurus = {
  numbers: ReadonlyMap<string, number>
  groupsOf: readonly Shares[]
  wordsOf: readonly Shares[]
  lengths: Float64Array
}

/** A word of a topic, or of an expression of several words, is only part of what the group means. */
const topicShare = 0.5
/** Share of a group that another word of the word's groups is in, not the word itself. */
const secondHand = 0.5

const known = new Map<string, Thesaurus>()

function thesaurusOf(language: string): Thesaurus {
  const made = known.get(language) ?? read(groupsByLanguage[language] ?? [])
  known.set(language, made)
  return made
}

function read(groups: readonly string[]): Thesaurus {
  const numbers = new Map<string, number>()
  const numberOf = (word: string) => {
    const number = numbers.get(word) ?? numbers.size
    numbers.set(word, number)
    return number
  }
  const wordsOf = groups.map((group) => {
    const shares = new Map<number, number>()
    const whole = group.startsWith('~') ? topicShare : 1
    for (const expression of group.replace('~', '').split(',')) {
      const words = expression.split(' ').map(numberOf)
      for (const word of words) shares.set(word, Math.max(shares.get(word) ?? 0, whole / words.length))
    }
    return shares
  })
  const groupsOf = Array.from(numbers, () => new Map<number, number>())
  wordsOf.forEach((shares, group) => {
    for (const [word, share] of shares) groupsOf[word]?.set(group, share)
  })
  const lengths = Float64Array.from(groupsOf, (shares) => Math.hypot(...shares.values()))
  return { numbers, groupsOf: groupsOf.map(flat), wordsOf: wordsOf.map(flat), lengths }
}

const flat = (shares: ReadonlyMap<number, number>): Shares => ({
  at: Int32Array.from(shares.keys()),
  share: Float64Array.from(shares.values()),
})

const none: Shares = { at: new Int32Array(), share: new Float64Array() }
const noWords: LikeWords = { get: () => 0 }

/** Words of like meaning: those that share groups with the word, or with a word that shares a group with it. */
export function likeWords(word: string, language: string): LikeWords {
  const thesaurus = thesaurusOf(language)
  const { numbers, groupsOf, lengths } = thesaurus
  const number = numbers.get(word)
  if (number === undefined) return noWords
  const reached = reachedFrom(groupsOf[number] ?? none, thesaurus)
  const length = Math.sqrt(reached.reduce((sum, share) => sum + share * share, 0))
  return {
    get: (other) => {
      const at = numbers.get(other)
      if (at === undefined) return 0
      return Math.min(1, shared(reached, groupsOf[at] ?? none) / length / (lengths[at] ?? 1))
    },
  }
}

/** How much of the groups that one word reaches another one has. */
function shared(reached: Float64Array, { at, share }: Shares): number {
  let sum = 0
  for (let i = 0; i < at.length; i += 1) sum += (reached[at[i] ?? 0] ?? 0) * (share[i] ?? 0)
  return sum
}

/** How much a word reaches each group: its own ones, and those of the words in them. */
function reachedFrom(own: Shares, { groupsOf, wordsOf }: Thesaurus): Float64Array {
  const reached = new Float64Array(wordsOf.length)
  own.at.forEach((group, i) => {
    const words = wordsOf[group] ?? none
    const share = (secondHand * (own.share[i] ?? 0)) / words.at.length
    for (const word of words.at) add(reached, groupsOf[word] ?? none, share)
  })
  own.at.forEach((group, i) => {
    reached[group] = own.share[i] ?? 0
  })
  return reached
}

function add(sums: Float64Array, { at, share }: Shares, times: number): void {
  for (let i = 0; i < at.length; i += 1) {
    const place = at[i] ?? 0
    sums[place] = (sums[place] ?? 0) + times * (share[i] ?? 0)
  }
}
