import type { Command } from './command.ts'

export const destroy: Command = (chat) => chat.end()
