import { undoDetach } from '../../features/retention/undo-detach.ts'
import { retentionTiming } from '../../node-timing.ts'
import { systemClock } from '../../platform/clock.ts'
import { defineCommand } from '../command.ts'
import { dateText } from '../date-text.ts'
import { readCount } from '../read-count.ts'
import { readDatabaseUrl } from '../read-database-url.ts'
import { withDatabase } from '../with-database.ts'

const dayMs = 86_400_000

export const command = defineCommand({
  about: `Brings the conversations of a detached partition back; possible until they are dropped.
foyer retention list shows the numbers.`,
  argument: '<shelf>',
  options: {
    days: {
      type: 'string',
      value: '<count>',
      about: 'how long they then stay',
      default: String(retentionTiming.postponeMs / dayMs),
    },
  },
  examples: ['foyer retention undo 12', 'foyer retention undo 12 --days 90'],
  async run({ env, values, argument, report, finish }) {
    const shelf = readCount('<shelf>', argument)
    const postponedUntil = systemClock.now() + readCount('--days', values.days) * dayMs
    await withDatabase(env, ({ db }) =>
      undoDetach({ databaseUrl: readDatabaseUrl(env), db }, { shelf, postponedUntil }, report),
    )
    finish({ shelf, postponedUntil }, [
      `the conversations of shelf ${shelf} are back until ${dateText(postponedUntil)}`,
    ])
    return undefined
  },
})
