import type { Command } from './command.ts'
import { listenerOf } from './listener-of.ts'

export const on: Command = (chat, ...said) => chat.listeners.add(...listenerOf(said[0], said[1]), false)
