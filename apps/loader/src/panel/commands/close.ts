import type { Command } from './command.ts'

export const close: Command = (chat) => chat.close()
