import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Id } from '../../wire.ts'
import { caseExample, mostCases, RobotCase } from './case.ts'

export const listCases = endpoint('listCases', {
  summary: 'The cases of a robot, the oldest first, with what came of their last check.',
  access: 'agent',
  input: z.object({ robotNo: Id }),
  output: z.object({ cases: z.array(RobotCase).max(mostCases) }),
  errors: ['identity.forbidden'],
  example: { input: { robotNo: 'r1' }, output: { cases: [caseExample] } },
})
