import { conceptsNear, hasLexicon, meaningOf } from './lexicon/concepts.ts'
import { isOffTopic } from './lexicon/off-topic.ts'
import { isThing } from './lexicon/things.ts'
import { conceptSign } from './lexicon/sign.ts'
import { clausesOf } from './text/clauses.ts'
import { grams } from './text/grams.ts'
import { namesOf } from './text/names.ts'
import { foldKana, normalise } from './text/normalise.ts'
import { segment, type Cut } from './text/segment.ts'
import { stem } from './text/stem.ts'
import { isStopWord } from './text/stop-words.ts'

/** A text as it is searched. Concepts are terms too: they begin with a sign that no word contains. */
export type Terms = {
  text: string
  words: ReadonlySet<string>
  concepts: ReadonlySet<string>
  grams: ReadonlySet<string>
  /** Words that are probably names. */
  names: ReadonlySet<string>
  /** Words that the lexicon knows the meaning of. */
  explained: ReadonlySet<string>
}

export function termsOf(written: string, language: string, cut?: Cut): Terms {
  const text = normalise(written)
  const cutWords = segment(text, language, cut)
  const words = new Set(cutWords.filter((word) => !isStopWord(word)).map(termOf))
  const { concepts, explained } = meaningOf(text, language, cutWords)
  return {
    text,
    words,
    // Without a lexicon the words stand for what is meant: they are weighed as if they did.
    concepts: signed(new Set([...concepts, ...(hasLexicon(language) ? [] : words)])),
    grams: grams(text),
    names: new Set(namesOf(written, language).map(termOf)),
    explained: hasLexicon(language) ? new Set([...explained].map(termOf)) : words,
  }
}

const termOf = (word: string) => foldKana(stem(word))

/** A question may say what it does not mean: that is left out, but for the things that it speaks of. */
export function askedTerms(written: string, language: string, cut?: Cut): Terms {
  const whole = termsOf(written, language, cut)
  const { asked, denied } = clausesOf(written)
  if (denied === '') return whole
  const meant = termsOf(asked, language, cut)
  if (meant.concepts.size === 0) return whole
  // 'Not cancel the visit, only move it': the visit is meant.
  const things = [...termsOf(denied, language, cut).concepts].filter(isThing)
  return { ...meant, text: whole.text, concepts: new Set([...meant.concepts, ...things]) }
}

const signed = (concepts: ReadonlySet<string>) =>
  new Set([...concepts].map((concept) => conceptSign + concept))

/** A question also gets what its mistyped words were meant to say. `isKnown`: the word is in the knowledge. */
export function withGuesses(question: Terms, language: string, isKnown: (word: string) => boolean): Terms {
  const { words, concepts, explained } = question
  const strange = [...words].filter(
    (word) =>
      word.length >= 4 && !isKnown(word) && !explained.has(word) && /^[a-z]+$|^[\u0621-\u064a]+$/.test(word),
  )
  // Who mistypes means the business more likely than the weather.
  const meantBy = (word: string) =>
    conceptsNear(word, language).filter((one) => !isOffTopic(conceptSign + one))
  const guessed = strange.map((word) => ({ word, meant: meantBy(word) }))
  return {
    ...question,
    concepts: new Set([
      ...concepts,
      ...guessed.flatMap(({ meant }) => meant.map((one) => conceptSign + one)),
    ]),
    explained: new Set([
      ...explained,
      ...guessed.flatMap(({ word, meant }) => (meant.length > 0 ? [word] : [])),
    ]),
  }
}
