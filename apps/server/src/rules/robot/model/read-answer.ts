import { limits } from '@foyer/core/timing.ts'
import { rules, noAnswer } from './prompt.ts'
import type { Passage } from './passage.ts'
import { stripHidden } from './strip-hidden.ts'

/** Shorter runs of words are anybody's. */
const shortest = 40

/** Whether an answer repeats what was said to the model alone. */
export function echoesPrompt(answer: string, mark: string): boolean {
  if (answer.includes(mark)) return true
  const said = wordsOf(answer)
  return sentences.some((sentence) => said.includes(sentence))
}

const sentences = rules
  .flatMap((rule) => rule.split(/(?<=[.:])\s/))
  .map(wordsOf)
  .filter((sentence) => sentence.length >= shortest)

function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Why what the model said is not shown. */
export type Refusal = 'unanswered' | 'ungrounded' | 'echo' | 'tooLong'

export type Reading =
  /** Nothing that may be shown yet. */
  | { state: 'waiting' }
  | { state: 'refused'; why: Refusal }
  | { state: 'shown'; text: string; cited: readonly Passage[] }

type Asked = { cited: readonly Passage[]; mark: string; isWhole: boolean }

const citation = /[[【]\s*(\d{1,2}(?:\s*[,;，、]\s*\d{1,2})*)\s*[\]】]/g

/**
 * Reads the answer from the model's text so far. It shows nothing until the text cites a document, and
 * refuses a complete answer without a citation.
 */
export function readAnswer(raw: string, { cited, mark, isWhole }: Asked): Reading {
  if (raw.length > limits.messageLength * 2) return { state: 'refused', why: 'tooLong' }
  const text = stripHidden(withoutThoughts(raw)).trim()
  if (text.includes(noAnswer)) return { state: 'refused', why: 'unanswered' }
  if (echoesPrompt(text, mark)) return { state: 'refused', why: 'echo' }
  if (text.length > limits.messageLength) return { state: 'refused', why: 'tooLong' }
  if (isWhole && text === '') return { state: 'refused', why: 'unanswered' }

  const named = passagesNamed(text, cited)
  const words = withoutCitations(isWhole ? text : finished(text))
  if (named.length === 0) return isWhole ? { state: 'refused', why: 'ungrounded' } : { state: 'waiting' }
  if (words === '') return isWhole ? { state: 'refused', why: 'unanswered' } : { state: 'waiting' }
  return { state: 'shown', text: words, cited: named }
}

/** Some models think aloud first. */
function withoutThoughts(raw: string): string {
  return raw.replace(/<think>[\s\S]*?(?:<\/think>|$)/g, '')
}

function passagesNamed(text: string, cited: readonly Passage[]): Passage[] {
  const numbers = [...text.matchAll(citation)].flatMap(([, list = '']) => list.split(/\D+/).map(Number))
  return [...new Set(numbers)].flatMap((number) => cited[number - 1] ?? [])
}

function withoutCitations(text: string): string {
  return text
    .replace(citation, '')
    .replace(/[ \t]+(?=[.,;:!?。，、]|$)/gm, '')
    .trim()
}

/** A link, a picture, an address or a word of ours that is not complete. */
const unfinished =
  /(?:!?[[【][^\]】\n]{0,200}(?:[\]】](?:\([^)\s]{0,2000})?)?|\b(?:https?:|www\.)\S{0,2000}|\bht{0,2}p?s?|<\S{0,200}|\*{1,3}|!|NO?_?[A-Z]*)$/

/** The part of a growing text that can be shown: without a trailing markup token that is still incomplete. */
function finished(text: string): string {
  const shown = text.replace(unfinished, '')
  const line = shown.slice(shown.lastIndexOf('\n') + 1)
  const isBoldOpen = line.split('**').length % 2 === 0
  return isBoldOpen ? shown.slice(0, shown.lastIndexOf('**')) : shown
}
