import { z } from 'zod'
import { evaluateModels } from '../codes.ts'
import { endpoint } from '../endpoint.ts'
import { code, Flag, Id, ShortText, Nothing, WrittenText } from '../wire.ts'
import { factoryEvaluateInfo } from './factory-info.ts'
import { maxCommentLength } from './tags.ts'

const Level = z.object({
  /** 1 to 5, worst first. */
  level: z.int().min(1).max(5),
  levelGuideMsg: ShortText,
  /** Labels to choose from, joined by commas. */
  levelTag: ShortText,
  levelTagRequired: Flag,
  evaluateMsgRequired: Flag,
})

/** The rating settings of a channel (D-15). Like the channel's settings they are one shape everywhere. */
export const EvaluateInfo = z.object({
  evaluateModel: code(evaluateModels),
  evaluateGuideMsg: ShortText,
  starList: z.array(Level).max(5),
  scoreList: z.array(Level).max(5),
})
export type EvaluateInfo = z.infer<typeof EvaluateInfo>

export const defaultEvaluateInfo: EvaluateInfo = factoryEvaluateInfo

export const getEvaluateInfo = endpoint('getEvaluateInfo', {
  summary: 'How this channel asks for a rating.',
  access: 'visitor',
  input: z.object({ tenantId: Id, channelId: Id }),
  output: EvaluateInfo,
  errors: ['channel.unknown'],
  example: { input: { tenantId: 'demo', channelId: 'demo' }, output: defaultEvaluateInfo },
})

export const isEvaluate = endpoint('isEvaluate', {
  summary: 'Whether the latest consultation has been rated.',
  access: 'visitor',
  input: z.object({ userId: Id }),
  output: z.object({ isEvaluate: Flag }),
  errors: [],
  example: { input: { userId: 'u1' }, output: { isEvaluate: 0 } },
})

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
  errors: ['evaluation.done', 'evaluation.incomplete', 'session.closed'],
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
