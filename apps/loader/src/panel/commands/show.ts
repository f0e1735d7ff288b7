import type { Command } from './command.ts'

export const show: Command = (chat) => chat.view.setLauncherShown(true)
