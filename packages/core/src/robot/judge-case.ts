import { normalise } from './text/normalise.ts'

/** What a robot must say to a question, or must not. Without an expected document it has to say that it does not know. */
export type RobotCase = {
  language: string
  question: string
  expectedDocId: string | undefined
  mustNotSay: readonly string[]
}

export type CaseFailure = {
  question: string
  reason: 'otherDocument' | 'noAnswer' | 'notRefused' | 'said'
  said: string
}

type Said = { docId: string | undefined; text: string }

/** What is wrong with an answer, if anything is. */
export function judgeCase(
  { question, expectedDocId, mustNotSay }: RobotCase,
  said: Said,
): CaseFailure | undefined {
  const text = normalise(said.text)
  const forbidden = mustNotSay.find((one) => normalise(one) !== '' && text.includes(normalise(one)))
  if (forbidden !== undefined) return { question, reason: 'said', said: forbidden }
  if (said.docId === expectedDocId) return undefined
  if (expectedDocId === undefined) return { question, reason: 'notRefused', said: said.docId ?? '' }
  return { question, reason: said.docId === undefined ? 'noAnswer' : 'otherDocument', said: said.docId ?? '' }
}
