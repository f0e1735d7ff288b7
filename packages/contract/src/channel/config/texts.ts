import { z } from 'zod'
import { leaveMsgTypes } from '../../codes.ts'
import { coded, Text, Toggle, WireText } from '../../wire.ts'
import { factoryTexts } from '../factory-texts.ts'

/** Automatic texts of a conversation. The channel sends a text with a mode only if the mode is on. */
export const Texts = z.object({
  adminWelcomeMode: Toggle,
  adminWelcomeMsg: Text,
  adminOfflineMode: Toggle,
  adminOfflineMsg: Text,
  adminCloseMode: Toggle,
  adminCloseMsg: Text,
  userOverMsg: Text,
  userQueueMode: Toggle,
  userQueueMsg: Text,
  unWorkingMsg: Text,
})

export const textsDefaults: z.infer<typeof Texts> = {
  adminWelcomeMode: true,
  adminWelcomeMsg: factoryTexts.agentWelcome,
  adminOfflineMode: true,
  adminOfflineMsg: factoryTexts.offline,
  adminCloseMode: true,
  adminCloseMsg: factoryTexts.goodbye,
  userOverMsg: factoryTexts.goodbye,
  userQueueMode: true,
  userQueueMsg: factoryTexts.queue,
  unWorkingMsg: 'We are here Monday to Saturday, 9:00 to 18:00.',
}

const Minutes = z.int().min(1).max(1440)

/** Automatic messages after a side is idle for a number of minutes (T-20). */
export const Timeouts = z.object({
  userTimeoutMode: Toggle,
  userTimeoutTime: Minutes,
  userTimeoutMsg: Text,
  adminTimeoutMode: Toggle,
  adminTimeoutTime: Minutes,
  adminTimeoutMsg: Text,
  /** Seconds within which agents mean to answer: the desk colours waits by it. */
  replyGoalTime: z.int().min(5).max(86_400),
})

export const timeoutsDefaults: z.infer<typeof Timeouts> = {
  userTimeoutMode: true,
  userTimeoutTime: 10,
  userTimeoutMsg: factoryTexts.userTimeout,
  adminTimeoutMode: true,
  adminTimeoutTime: 3,
  adminTimeoutMsg: factoryTexts.adminTimeout,
  replyGoalTime: 60,
}

/** Settings of the leave-message screen (S-29, S-30). */
export const LeaveMessage = z.object({
  leaveMsgMode: Toggle,
  leaveMsgType: coded(leaveMsgTypes),
  /** Rich text above the form. */
  leaveMsgTitle: Text,
  /** Template id of the ticket form; empty when leaveMsgType is the plain message. */
  leaveMsgWoType: WireText.max(64),
  /** Ours: asks for a phone number or an e-mail address that can be reached; off, they are unchecked (V-06). */
  leaveMsgContactMode: Toggle,
})

export const leaveMessageDefaults: z.infer<typeof LeaveMessage> = {
  leaveMsgMode: true,
  leaveMsgType: 'message',
  leaveMsgTitle: factoryTexts.leaveTitle,
  leaveMsgWoType: '',
  leaveMsgContactMode: false,
}
