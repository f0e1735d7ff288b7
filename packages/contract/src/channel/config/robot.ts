import { z } from 'zod'
import { Flag, Id, ShortText, Text, Url } from '../../wire.ts'
import { factoryTexts } from '../factory-texts.ts'

/** The robot of the channel, and beside which of its answers the way to a person is offered. */
export const Robot = z.object({
  robotNo: Id,
  robotName: ShortText,
  robotIcon: Url,
  robotWelcomeMsg: Text,
  /** Questions that are offered beside the input before anything was asked. */
  autoTip: z.array(z.object({ autoTip: ShortText })).max(20),
  /** D-19: suggestions while the visitor types. */
  robotTipsFlag: Flag,
  commentDocMode: Flag,
  robotAnswerTransferUserMode: Flag,
  robotGuideTransferUserMode: Flag,
  robotUnknownTransferUserMode: Flag,
  /** Ours: 1 refuses a form message (10/11) whose required fields are empty. 0 takes it as it is (V-11). */
  formCheckMode: Flag,
})

export const robotDefaults: z.infer<typeof Robot> = {
  robotNo: 'r1',
  robotName: 'Harbour helper',
  robotIcon: '/chat_online/robot.svg',
  robotWelcomeMsg: factoryTexts.robotWelcome,
  autoTip: [{ autoTip: 'Where is my order?' }, { autoTip: 'How do I return something?' }],
  robotTipsFlag: 1,
  commentDocMode: 1,
  robotAnswerTransferUserMode: 0,
  robotGuideTransferUserMode: 1,
  robotUnknownTransferUserMode: 1,
  formCheckMode: 0,
}
