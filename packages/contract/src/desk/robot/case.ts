import { z } from 'zod'
import { Id, ShortText, Text, Timestamp, WireText } from '../../wire.ts'

/** More cases than this would make every publication slow, and nobody would read what failed. */
export const mostCases = 200

/** `unchecked`: the model could not be asked, or there was no time left, so nobody knows. */
export const caseReasons = ['otherDocument', 'noAnswer', 'notRefused', 'said', 'unchecked'] as const

/** What the robot says instead: its document or dialogue (empty when it does not know), and the beginning of the text. */
export const CaseFailure = z.object({
  reason: z.enum(caseReasons),
  docId: z.string().max(64),
  said: z.string().max(300),
})
export type CaseFailure = z.infer<typeof CaseFailure>

/** What is expected of the robot. Without a document it has to say that it does not know. */
export const ExpectedAnswer = z.object({
  robotNo: Id,
  language: WireText.max(35),
  question: Text.regex(/\S/),
  expectedDocId: Id.optional(),
  mustNotSay: z.array(ShortText.regex(/\S/)).max(20).default([]),
})

/** A case, and what came of its last check. Without a failure it held. */
export const RobotCase = ExpectedAnswer.extend({
  caseId: Id,
  createdAt: Timestamp,
  checkedAt: Timestamp.optional(),
  failure: CaseFailure.optional(),
})

export const caseExample: z.input<typeof RobotCase> = {
  caseId: 'c1',
  robotNo: 'r1',
  language: 'en',
  question: 'Can I send it back?',
  expectedDocId: 'd7',
  mustNotSay: ['90 days'],
  createdAt: 1_763_200_000_000,
  checkedAt: 1_763_200_100_000,
  failure: { reason: 'otherDocument', docId: 'd8', said: 'Your money is on its way within 5 days.' },
}
