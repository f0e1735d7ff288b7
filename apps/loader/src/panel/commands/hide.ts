import type { Command } from './command.ts'

export const hide: Command = (chat) => chat.view.setLauncherShown(false)
