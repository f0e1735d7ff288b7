import { z } from 'zod'
import { leaveMsgTypes } from '../../codes.ts'
import { code, Flag, Text } from '../../wire.ts'
import { factoryTexts } from '../factory-texts.ts'

/** Settings of the leave-message screen (S-29, S-30). */
export const LeaveMessage = z.object({
  leaveMsgMode: Flag,
  leaveMsgType: code(leaveMsgTypes),
  /** Rich text above the form. */
  leaveMsgTitle: Text,
  /** Template id of the ticket form; empty when leaveMsgType is the plain message. */
  leaveMsgWoType: z.string().max(64),
  /** Ours: 1 asks for a phone number or an e-mail address that can be reached. 0 takes them unchecked (V-06). */
  leaveMsgContactMode: Flag,
})

export const leaveMessageDefaults: z.infer<typeof LeaveMessage> = {
  leaveMsgMode: 1,
  leaveMsgType: leaveMsgTypes.message,
  leaveMsgTitle: factoryTexts.leaveTitle,
  leaveMsgWoType: '',
  leaveMsgContactMode: 0,
}
