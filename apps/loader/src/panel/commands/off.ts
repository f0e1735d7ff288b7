import type { Command } from './command.ts'
import { listenerOf } from './listener-of.ts'

export const off: Command = (chat, ...said) => chat.listeners.remove(...listenerOf(said[0], said[1]))
