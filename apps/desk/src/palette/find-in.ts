import type { Inbox } from '../state/inbox/inbox.ts'
import type { ThreadRow } from '../state/inbox/thread-row.ts'
import { fuzzyScore } from './fuzzy.ts'
import type { Command } from './use-commands.ts'

export type Found = { kind: 'command'; command: Command } | { kind: 'thread'; row: ThreadRow }

const mostShown = 40

/** The commands and conversations that fit what was typed, the best first, each once. Without a word, commands alone. */
export function findIn(
  commands: readonly Command[],
  { rows, former }: Pick<Inbox, 'rows' | 'former'>,
  typed: string,
): Found[] {
  const wish = typed.trim()
  const scored = commands.map((command) => ({
    found: { kind: 'command', command } as Found,
    score: fuzzyScore(wish, command.label),
  }))
  // A listed row is newer than a remembered one.
  const known = wish === '' ? [] : [...new Map([...former, ...rows]).values()]
  const threads = known.map((row) => ({
    found: { kind: 'thread', row } as Found,
    score: best(fuzzyScore(wish, row.userName), wordScore(wish, row)),
  }))
  return [...scored, ...threads]
    .flatMap(({ found, score }) => (score === undefined ? [] : [{ found, score }]))
    .toSorted((a, b) => (wish === '' ? 0 : b.score - a.score))
    .slice(0, mostShown)
    .map(({ found }) => found)
}

/** In a sentence scattered letters mean nothing: there the words must stand as they were typed. */
function wordScore(wish: string, { lastText, channelName }: ThreadRow): number | undefined {
  return `${lastText}\n${channelName}`.toLowerCase().includes(wish.toLowerCase()) ? wish.length : undefined
}

function best(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? (a ?? b) : Math.max(a, b)
}
