import { z } from 'zod'
import { Flag, Text } from '../../wire.ts'
import { factoryTexts } from '../factory-texts.ts'

const Minutes = z.int().min(1).max(1440)

/** Automatic messages after a side is idle for a number of minutes (T-20). */
export const Timeouts = z.object({
  userTimeoutMode: Flag,
  userTimeoutTime: Minutes,
  userTimeoutMsg: Text,
  adminTimeoutMode: Flag,
  adminTimeoutTime: Minutes,
  adminTimeoutMsg: Text,
  /** Seconds within which agents mean to answer: the desk colours waits by it. */
  replyGoalTime: z.int().min(5).max(86_400),
})

export const timeoutsDefaults: z.infer<typeof Timeouts> = {
  userTimeoutMode: 1,
  userTimeoutTime: 10,
  userTimeoutMsg: factoryTexts.userTimeout,
  adminTimeoutMode: 1,
  adminTimeoutTime: 3,
  adminTimeoutMsg: factoryTexts.adminTimeout,
  replyGoalTime: 60,
}
