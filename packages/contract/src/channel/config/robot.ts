import { z } from 'zod'
import { Flag, Id, ShortText, Text, Url } from '../../wire.ts'

/** The robot of the channel, and beside which of its answers the way to a person is offered. */
export const Robot = z.object({
  robotNo: Id,
  robotName: ShortText,
  robotIcon: Url,
  robotWelcomeMsg: Text,
  /** Questions that are offered beside the input before anything was asked. */
  autoTip: z.array(z.object({ autoTip: ShortText })).max(20),
  commentDocMode: Flag,
  robotAnswerTransferUserMode: Flag,
  robotGuideTransferUserMode: Flag,
  robotUnknownTransferUserMode: Flag,
})

export const robotDefaults: z.infer<typeof Robot> = {
  robotNo: 'r1',
  robotName: 'Harbour helper',
  robotIcon: '/chat_online/robot.svg',
  robotWelcomeMsg: 'Hello! Ask me about orders, delivery or returns. A person is one click away.',
  autoTip: [{ autoTip: 'Where is my order?' }, { autoTip: 'How do I return something?' }],
  commentDocMode: 1,
  robotAnswerTransferUserMode: 0,
  robotGuideTransferUserMode: 1,
  robotUnknownTransferUserMode: 1,
}
