import { conceptsNear, hasLexicon, meaningOf } from './lexicon/concepts.ts'
import { isOffTopic } from './lexicon/off-topic.ts'
import { isThing } from './lexicon/things.ts'
import { conceptSign } from './lexicon/sign.ts'

import { grams } from './text/grams.ts'
import { comparedWords, termOf } from './text/compared-words.ts'
import { normalise } from './text/normalise.ts'
import { segment, type Cut } from './text/segment.ts'
import { textVector, type TextVector } from './text-vectors/text-vector.ts'
import { likeWords, type LikeWords } from './thesaurus/like-words.ts'

/** Boundaries between clauses, also without punctuation: 'not the order, just the slot'. */
const breaks =
  /[,.;:!?\n،؛؟。，、；！？…]+|\b(?:but|just|only|instead|pero|sino|solo|simplemente)\b|(?:لكن|بل|فقط|بس)(?=\s)|但是|但|只是|只想|而是|就是|แต่|แค่|(?<=[\u0e00-\u0e7f])\s+(?=[\u0e00-\u0e7f])|(?<=(?:では|じゃ)なくて?)(?!て)|のですが|けど/u

/** Signs of a denied topic. Problems also contain 'not' ('does not work', 'no llega') and must not match. */
const waved = [
  /\b(?:i don['’]?t|do not|not|never) (?:want|need|mean|asking|talking|looking|about|trying|the|a|to|for|my|because|slow|broken|damaged)\b|\bit['’]?s not\b|\bis not the\b|\bisn['’]?t the\b|^\s*not\b|\bno need\b|\brather than\b/u,
  /\bno (?:es|quiero|busco|necesito|pregunto|hablo|me refiero|me voy|voy a irme|se trata|esta|está|pretendo|pido)\b/u,
  /(?:^|\s)(?:لا (?:أريد|اريد|أبحث|ابحث|أقصد|اقصد|أسأل|اسال|أحتاج|احتاج|أنوي)|لن أنتقل|ليس|ليست|مو|مش|ما (?:أبي|ابي|أبغى|ابغى|أريد|اريد|بدي|ابا|أقصد))(?=\s|$)/u,
  /(?<!是)不是(?!不)|(?<![想要用])不(?:想|要|用|需要|打算|换|退|做)(?!不)|无所谓|别(?!的|人|处|家)/u,
  /ではなく|じゃなく|いらな|必要な[いく]|たいわけでは|別にいい|つもりはな/u,
  /ไม่ได้(?:จะ|อยาก|ย้าย|ค้าง|ให้|เสีย|แตก|ต้องการ)|ไม่(?:ใช่|ต้อง|เอา|อยาก|สน|คิดจะ)/u,
]

/** A thing that the customer no longer wants is the topic of the question: 'I don't need it any more'. */
const noLonger = /\bany ?more\b|\bno longer\b|\bya no\b|لم أعد|ما عاد|ما عدت|خلاص|了$|もう|แล้ว/u

/**
 * Splits what is asked from what is expressly not meant. Only what stands beside another thought counts as denied.
 */
export function clausesOf(written: string): { asked: string; denied: string } {
  const clauses = written
    .toLowerCase()
    .split(breaks)
    .filter((clause) => clause.trim() !== '')
  if (clauses.length < 2) return { asked: written, denied: '' }
  const denied = clauses.filter(
    (clause) => !noLonger.test(clause.trim()) && waved.some((sign) => sign.test(clause)),
  )
  if (denied.length === clauses.length) return { asked: written, denied: '' }
  return { asked: clauses.filter((clause) => !denied.includes(clause)).join(', '), denied: denied.join(', ') }
}

/** Every noun has a capital in these, so a capital says nothing. */
const capitalised: ReadonlySet<string> = new Set(['de'])

/** Without capitals of their own: a Latin word with one is a name wherever it stands. */
const uncapitalised: ReadonlySet<string> = new Set(['zh', 'tw', 'ja', 'ko', 'th', 'ar'])

const anywhere = /(?<![\p{Script=Latin}\p{N}])\p{Lu}[\p{Script=Latin}\p{N}]+/gu
const insideSentence = /(?<=[\p{L}\p{N},;]["'’“«(]?\s["'’“«(]?)\p{Lu}[\p{L}\p{N}]+/gu

/** Probable names of a person, a town or another company. Normalised, one word each. */
export function namesOf(written: string, language: string): string[] {
  if (capitalised.has(language)) return []
  const isForeign = uncapitalised.has(language)
  // In a text all in capitals, capital letters do not mark names.
  if (!isForeign && written === written.toUpperCase()) return []
  const found = written.match(isForeign ? anywhere : insideSentence) ?? []
  return found.flatMap((name) => normalise(name).split(' '))
}

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
  /** For each word of a question, others of like meaning. */
  alike: ReadonlyMap<string, LikeWords>
  vector: TextVector | undefined
}

const noneAlike: ReadonlyMap<string, LikeWords> = new Map()

export function termsOf(written: string, language: string, cut?: Cut): Terms {
  const text = normalise(written)
  const cutWords = segment(text, language, cut)
  const words = comparedWords(cutWords)
  const { concepts, explained } = meaningOf(text, language, cutWords)
  return {
    text,
    words,
    // Without a lexicon the words stand for what is meant: they are weighed as if they did.
    concepts: signed(new Set([...concepts, ...(hasLexicon(language) ? [] : words)])),
    grams: grams(text),
    names: new Set(namesOf(written, language).map(termOf)),
    explained: hasLexicon(language) ? new Set([...explained].map(termOf)) : words,
    alike: noneAlike,
    vector: textVector(cutWords, language),
  }
}

/** A question may say what it does not mean: that is left out, but for the things that it speaks of. */
export function askedTerms(written: string, language: string, cut?: Cut): Terms {
  const asked = meantTerms(written, language, cut)
  return { ...asked, alike: new Map([...asked.words].map((word) => [word, likeWords(word, language)])) }
}

function meantTerms(written: string, language: string, cut?: Cut): Terms {
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
  // A typo more likely refers to the business than to an off-topic concept such as the weather.
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

/** Words with two letters swapped count like the words of the knowledge that they were meant to be. */
export function withSwappedWords(
  question: Terms,
  language: string,
  meant: ReadonlyMap<string, string>,
): Terms {
  const alike = new Map(question.alike)
  for (const [word, other] of meant) {
    const like = likeWords(other, language)
    alike.set(word, { get: (one) => (one === other ? 1 : like.get(one)) })
  }
  return { ...question, alike, explained: new Set([...question.explained, ...meant.keys()]) }
}
