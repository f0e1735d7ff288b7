import type { Command } from './command.ts'

export const toggle: Command = (chat) => (chat.view.isOpen() ? chat.close() : chat.open())
