import { z } from 'zod'
import { Color } from '../wire.ts'
import { LauncherLook, launcherDefaults } from './config/appearance.ts'

/** Path for requests of a site's page before anyone opens the chat. The response is public and cached. */
export const launcherConfigPath = '/embed/:channelId'

/** All that the launcher on a site's page needs: no more is fetched before somebody wants to chat. */
export const LauncherConfig = z.object({
  color: Color,
  /** The text's own colour, readable on `color`. */
  textColor: Color,
  /** The language the texts are in, and the one a frame would open in: a tag as browsers name it (`zh-Hant-TW`). */
  locale: z.string().max(16),
  dir: z.enum(['ltr', 'rtl']),
  /** Whether somebody could be there now, as far as working hours tell. */
  isOpen: z.boolean(),
  launcher: LauncherLook,
  texts: z.object({
    open: z.string(),
    close: z.string(),
    /** The frame's name for those who hear the page. */
    title: z.string(),
    /** `{open}` stands for what the closed launcher says, `{count}` for the number. */
    unread: z.string(),
  }),
})
export type LauncherConfig = z.infer<typeof LauncherConfig>

export const launcherConfigExample: LauncherConfig = {
  color: '#2f5bd8',
  textColor: '#ffffff',
  locale: 'en',
  dir: 'ltr',
  isOpen: true,
  ...launcherDefaults,
  texts: {
    open: 'Open chat',
    close: 'Close chat',
    title: 'Chat',
    unread: '{open}, Unread messages: {count}',
  },
}
