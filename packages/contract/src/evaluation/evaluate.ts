import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Flag, Id, Nothing, ShortText, WrittenText } from '../wire.ts'
import { maxCommentLength } from './tags.ts'

const Comment = WrittenText.max(maxCommentLength)

const OfRobot = z.object({
  userId: Id,
  evaluateRobotMode: z.literal(1),
  evaluateRobotSolve: Flag,
  evaluateRobotTag: ShortText.optional(),
  evaluateRobotContent: Comment.optional(),
})

const OfAgent = z.object({
  userId: Id,
  evaluateAdminMode: z.literal(1),
  evaluateAdminSolve: Flag.optional(),
  evaluateAdminStar: z.int().min(1).max(5),
  evaluateAdminTag: ShortText.optional(),
  evaluateAdminContent: Comment.optional(),
})

export const evaluate = endpoint('evaluate', {
  summary: 'Rate the robot or the agent: at any time, and once.',
  access: 'visitor',
  input: z.union([OfRobot, OfAgent]),
  output: Nothing,
  errors: ['evaluation.done', 'evaluation.incomplete'],
  example: {
    input: {
      userId: 'u1',
      evaluateAdminMode: 1,
      evaluateAdminSolve: 1,
      evaluateAdminStar: 4,
      evaluateAdminTag: 'Friendly,Fast',
      evaluateAdminContent: 'Quick and kind.',
    },
    output: {},
  },
})
