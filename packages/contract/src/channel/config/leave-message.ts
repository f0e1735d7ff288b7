import { z } from 'zod'
import { leaveMsgTypes } from '../../codes.ts'
import { code, Flag, Text } from '../../wire.ts'

/** What the visitor finds when nobody is there (S-29, S-30). */
export const LeaveMessage = z.object({
  leaveMsgMode: Flag,
  leaveMsgType: code(leaveMsgTypes),
  /** Rich text above the form. */
  leaveMsgTitle: Text,
  /** Template id of the ticket form; empty when leaveMsgType is the plain message. */
  leaveMsgWoType: z.string().max(64),
})

export const leaveMessageDefaults: z.infer<typeof LeaveMessage> = {
  leaveMsgMode: 1,
  leaveMsgType: leaveMsgTypes.message,
  leaveMsgTitle: '<p>Nobody is here right now. Leave a message: we answer within <b>one working day</b>.</p>',
  leaveMsgWoType: '',
}
