import { parseArgs } from 'node:util'
import { shelfReport, type ShelfReport } from '../features/retention/shelf-report.ts'
import { undoDetach } from '../features/retention/undo-detach.ts'
import { retentionTiming } from '../node-timing.ts'
import { systemClock } from '../platform/clock.ts'
import { createDb, createPool, type Db } from '../platform/db/pool.ts'
import { readCount } from './read-count.ts'
import { readDatabaseUrl } from './read-database-url.ts'

const dayMs = 86_400_000

const help = `Usage: foyer retention [--json]
       foyer retention undo <shelf> [--days <count>]

Lists the partitions of the log in the database named by DATABASE_URL: which conversations
each holds, what has happened to it, and what happens next.

  undo <shelf>    brings the conversations of a detached partition back; possible until they
                  are dropped
  --days <count>  how long they then stay (${retentionTiming.postponeMs / dayMs})
  --json          prints one object
`

export async function run(
  args: string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { help: { type: 'boolean' }, json: { type: 'boolean' }, days: { type: 'string' } },
  })
  if (values.help) {
    print(help.trimEnd())
    return 0
  }
  const databaseUrl = readDatabaseUrl(env)
  const db = createDb(createPool(databaseUrl, 1))
  try {
    if (positionals.length === 0) await list(db, values.json ?? false)
    else await undo({ databaseUrl, db }, positionals, values.days)
  } finally {
    await db.destroy()
  }
  return 0
}

async function undo(
  database: { databaseUrl: string; db: Db },
  [command, name, ...more]: string[],
  days: string | undefined,
): Promise<void> {
  if (command !== 'undo' || name === undefined || more.length > 0)
    throw new Error('expected `foyer retention undo <shelf>`')
  const shelf = readCount('<shelf>', name)
  const postponeMs = days === undefined ? retentionTiming.postponeMs : readCount('--days', days) * dayMs
  const postponedUntil = systemClock.now() + postponeMs
  await undoDetach(database, { shelf, postponedUntil }, print)
  print(`the conversations of shelf ${shelf} are back until ${dateOf(postponedUntil)}`)
}

async function list(db: Db, isJson: boolean): Promise<void> {
  const shelves = await shelfReport(db)
  if (isJson) return print(JSON.stringify({ shelves }))
  for (const shelf of shelves) print(rowOf(shelf))
}

/** One row for each shelf: number, class, period, state, and what is next or was last. */
function rowOf(shelf: ShelfReport): string {
  const { id, retention = 'all', from, until, state } = shelf
  const period = from && until ? `${dateOf(from)} to ${dateOf(until)}` : 'before the log was divided'
  return [String(id).padStart(5), retention.padEnd(4), period.padEnd(26), state.padEnd(8), nextOf(shelf)]
    .join('  ')
    .trimEnd()
}

function nextOf({ state, dueAt, dropAfter, droppedAt, bytesFreed, conversations }: ShelfReport): string {
  if (state === 'dropped')
    return `${dateOf(droppedAt)}, ${conversations ?? 0} conversations, ${bytesFreed ?? 0} bytes freed`
  if (state === 'detached') return `dropped after ${dateOf(dropAfter)}`
  return dueAt === undefined ? '' : `due ${dateOf(dueAt)}`
}

function dateOf(ms: number | undefined): string {
  return ms === undefined ? '' : new Date(ms).toISOString().slice(0, 10)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
