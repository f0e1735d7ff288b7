import { shelfReport, type ShelfReport } from '../../features/retention/shelf-report.ts'
import { defineCommand } from '../command.ts'
import { dateText } from '../date-text.ts'
import { withDatabase } from '../with-database.ts'

export const command = defineCommand({
  about: `Shows which conversations each partition holds, what has happened to it, and what happens next.`,
  options: {},
  examples: ['foyer retention list', 'foyer retention list --json'],
  async run({ env, finish }) {
    const shelves = await withDatabase(env, ({ db }) => shelfReport(db))
    finish({ shelves }, shelves.map(rowOf))
    return undefined
  },
})

/** One row for each shelf: number, class, period, state, and what is next or was last. */
function rowOf(shelf: ShelfReport): string {
  const { id, retention = 'all', from, until, state } = shelf
  const period = from && until ? `${dateText(from)} to ${dateText(until)}` : 'before the log was divided'
  return [String(id).padStart(5), retention.padEnd(4), period.padEnd(26), state.padEnd(8), nextOf(shelf)]
    .join('  ')
    .trimEnd()
}

function nextOf({ state, dueAt, dropAfter, droppedAt, bytesFreed, conversations }: ShelfReport): string {
  if (state === 'dropped')
    return `${dateText(droppedAt)}, ${conversations ?? 0} conversations, ${bytesFreed ?? 0} bytes freed`
  if (state === 'detached') return `dropped after ${dateText(dropAfter)}`
  return dueAt === undefined ? '' : `due ${dateText(dueAt)}`
}
