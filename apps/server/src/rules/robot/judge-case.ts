import type { CaseFailure } from '@foyer/contract/desk/robot.ts'
import { normalise } from './text/normalise.ts'

/** A test case of the robot. Without an expected document, the robot must say that it does not know. */
export type RobotCase = {
  language: string
  question: string
  expectedDocId: string | undefined
  mustNotSay: readonly string[]
}

/** The robot's answer, and the document or dialogue that it comes from. */
export type Said = { docId: string | undefined; text: string }

const shownLetters = 300

/** The failure of an answer; undefined when the case passes. */
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
