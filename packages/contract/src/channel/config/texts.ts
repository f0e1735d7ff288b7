import { z } from 'zod'
import { Flag, Text } from '../../wire.ts'

/** What the channel says at the turns of a conversation; a text with a mode is said only when it is on. */
export const Texts = z.object({
  adminWelcomeMode: Flag,
  adminWelcomeMsg: Text,
  adminOfflineMode: Flag,
  adminOfflineMsg: Text,
  adminCloseMode: Flag,
  adminCloseMsg: Text,
  userOverMsg: Text,
  userQueueMode: Flag,
  userQueueMsg: Text,
  unWorkingMsg: Text,
})

export const textsDefaults: z.infer<typeof Texts> = {
  adminWelcomeMode: 1,
  adminWelcomeMsg: 'Hello, how can I help you?',
  adminOfflineMode: 1,
  adminOfflineMsg: 'Nobody is online at the moment. Leave us a message and we will write back.',
  adminCloseMode: 1,
  adminCloseMsg: 'Thank you for your visit. This chat is closed now.',
  userOverMsg: 'The chat has ended.',
  userQueueMode: 1,
  userQueueMsg: 'Everyone is busy. You are number ## in the queue.',
  unWorkingMsg: 'We are here Monday to Saturday, 9:00 to 18:00.',
}
