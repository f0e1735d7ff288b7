import type { Chat } from '../chat.ts'

/** One verb of `window.Foyer`. What is said comes from any script of the page, so each command checks it. */
export type Command = (chat: Chat, ...said: readonly unknown[]) => unknown
