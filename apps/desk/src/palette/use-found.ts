import { useMemo } from 'react'
import type { ThreadRow } from '../inbox/thread-row.ts'
import { useDeskState } from '../live/desk-context.tsx'
import { fuzzyScore } from './fuzzy.ts'
import type { Command } from './use-commands.ts'

export type Found = { kind: 'command'; command: Command } | { kind: 'thread'; row: ThreadRow }

const mostShown = 40

/** The commands and conversations that fit what was typed, the best first. Without a word, commands alone. */
export function useFound(typed: string, commands: readonly Command[]): Found[] {
  const inbox = useDeskState((state) => state.inbox)
  return useMemo(() => {
    const wish = typed.trim()
    const scored = commands.map((command) => ({
      found: { kind: 'command', command } as Found,
      score: fuzzyScore(wish, command.label),
    }))
    const rows = wish === '' ? [] : [...inbox.rows.values(), ...inbox.former.values()]
    const threads = rows.map((row) => ({
      found: { kind: 'thread', row } as Found,
      score: best(fuzzyScore(wish, row.userName), wordScore(wish, row)),
    }))
    return [...scored, ...threads]
      .flatMap(({ found, score }) => (score === undefined ? [] : [{ found, score }]))
      .toSorted((a, b) => (wish === '' ? 0 : b.score - a.score))
      .slice(0, mostShown)
      .map(({ found }) => found)
  }, [commands, inbox, typed])
}

/** In a sentence scattered letters mean nothing: there the words must stand as they were typed. */
function wordScore(wish: string, { lastText, channelName }: ThreadRow): number | undefined {
  return `${lastText}\n${channelName}`.toLowerCase().includes(wish.toLowerCase()) ? wish.length : undefined
}

function best(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? (a ?? b) : Math.max(a, b)
}
