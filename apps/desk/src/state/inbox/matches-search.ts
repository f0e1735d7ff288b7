import type { ThreadRow } from './thread-row.ts'

/** Every word of the search stands somewhere in what the row shows. */
export function matchesSearch(row: ThreadRow, search: string): boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return true
  const { userName, userId, channelName, lastText, adminNick } = row
  const shown = [userName, userId, channelName, lastText, adminNick].join('\n').toLowerCase()
  return words.every((word) => shown.includes(word))
}
