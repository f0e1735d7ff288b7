import type { Command } from './command.ts'
import { listenerOf } from './listener-of.ts'

export const once: Command = (chat, ...said) => chat.listeners.add(...listenerOf(said[0], said[1]), true)
