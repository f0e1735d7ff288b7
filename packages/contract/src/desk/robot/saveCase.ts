import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { caseExample, ExpectedAnswer, RobotCase } from './case.ts'
import { WireInt } from '../../wire.ts'

export const saveCase = endpoint('saveCase', {
  summary:
    'Keeps what the robot must say to a question, and must not. The same question again replaces it. A complaint that it is made from is handled with it.',
  access: 'agent',
  input: ExpectedAnswer.extend({ complaintId: WireInt.min(1).optional() }),
  output: z.object({ case: RobotCase }),
  errors: ['identity.forbidden', 'object.unknown', 'case.tooMany'],
  example: {
    input: {
      robotNo: 'r1',
      language: 'en',
      question: 'Can I send it back?',
      expectedDocId: 'd7',
      mustNotSay: ['90 days'],
      complaintId: 12,
    },
    output: { case: caseExample },
  },
})
