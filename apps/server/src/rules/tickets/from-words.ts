import { ticketDefaults } from '@foyer/contract/tickets/defaults.ts'
import { cleanText } from '@foyer/core/text/clean-text.ts'
import { oneLine } from '../text/one-line.ts'
import { shorten } from '@foyer/core/text/shorten.ts'

const longest = { title: 80, content: 2_000 }

type Asked = { title?: string | undefined; content?: string | undefined }

/** Ticket from a visitor's latest messages, oldest first, unless the agent enters other texts. */
export function ticketFromWords(words: readonly string[], asked: Asked): { title: string; content: string } {
  const content = cleanText(asked.content ?? lastOf(words)).trim()
  const first = content.split('\n').find((line) => line.trim() !== '') ?? ''
  const title = oneLine(asked.title ?? '') || shorten(oneLine(first), longest.title) || ticketDefaults.title
  return { title, content: content || title }
}

/** As many of the last ones as fit. */
function lastOf(words: readonly string[]): string {
  let text = ''
  for (const said of words.toReversed()) {
    if (text !== '' && text.length + said.length >= longest.content) break
    text = text === '' ? said : `${said}\n${text}`
  }
  return text
}
