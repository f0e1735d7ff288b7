import { pageOf } from '../page-of.ts'
import { maybeFields, maybeText } from './checks.ts'
import type { Command } from './command.ts'

export const page: Command = (chat, said) => {
  const { url, title } = maybeFields(said)
  chat.nowOn(pageOf(maybeText(url, 20_000) ?? location.href, maybeText(title, 2000) ?? document.title))
}
