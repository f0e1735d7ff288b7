import { readingOf } from '@foyer/core/host/reading-of.ts'
import type { Command } from '../host.ts'
import { isVerified } from '../verified.ts'

export const get: Command<'get'> = ({ what }, { chat }) => {
  const state = chat.session.getSnapshot()
  const facts = { isShown: chat.frame.isShown(), isVerified: isVerified(chat) }
  return { value: readingOf(state, what, facts) }
}
