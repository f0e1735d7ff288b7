import { z } from 'zod'
import { Flag, Text } from '../../wire.ts'
import { factoryTexts } from '../factory-texts.ts'

/** Automatic texts of a conversation. The channel sends a text with a mode only if the mode is on. */
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
  adminWelcomeMsg: factoryTexts.agentWelcome,
  adminOfflineMode: 1,
  adminOfflineMsg: factoryTexts.offline,
  adminCloseMode: 1,
  adminCloseMsg: factoryTexts.goodbye,
  userOverMsg: factoryTexts.goodbye,
  userQueueMode: 1,
  userQueueMsg: factoryTexts.queue,
  unWorkingMsg: 'We are here Monday to Saturday, 9:00 to 18:00.',
}
