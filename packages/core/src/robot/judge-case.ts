import type { CaseFailure } from '@foyer/contract/desk/robot/case.ts'
import { normalise } from './text/normalise.ts'

/** What a robot must say to a question, or must not. Without an expected document it has to say that it does not know. */
export type RobotCase = {
  language: string
  question: string
  expectedDocId: string | undefined
  mustNotSay: readonly string[]
}

/** What the robot says to it, and from which document or dialogue. */
export type Said = { docId: string | undefined; text: string }

const shownLetters = 300

/** What is wrong with an answer, if anything is. */
export function judgeCase({ expectedDocId, mustNotSay }: RobotCase, said: Said): CaseFailure | undefined {
  const reason = reasonOf(expectedDocId, mustNotSay, said)
  return reason && { reason, docId: said.docId ?? '', said: said.text.slice(0, shownLetters) }
}

function reasonOf(
  expectedDocId: string | undefined,
  mustNotSay: readonly string[],
  { docId, text }: Said,
): CaseFailure['reason'] | undefined {
  const letters = normalise(text)
  if (mustNotSay.map(normalise).some((one) => one !== '' && letters.includes(one))) return 'said'
  if (docId === expectedDocId) return undefined
  if (expectedDocId === undefined) return 'notRefused'
  return docId === undefined ? 'noAnswer' : 'otherDocument'
}
