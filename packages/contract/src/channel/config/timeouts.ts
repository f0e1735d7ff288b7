import { z } from 'zod'
import { Flag, Text } from '../../wire.ts'

const Minutes = z.int().min(1).max(1440)

/** What is said when one side stays silent for so many minutes (T-20). */
export const Timeouts = z.object({
  userTimeoutMode: Flag,
  userTimeoutTime: Minutes,
  userTimeoutMsg: Text,
  adminTimeoutMode: Flag,
  adminTimeoutTime: Minutes,
  adminTimeoutMsg: Text,
})

export const timeoutsDefaults: z.infer<typeof Timeouts> = {
  userTimeoutMode: 1,
  userTimeoutTime: 10,
  userTimeoutMsg: 'Are you still there? Without an answer this chat will close.',
  adminTimeoutMode: 1,
  adminTimeoutTime: 3,
  adminTimeoutMsg: 'Your message has been seen. Please give us another moment.',
}
