import { backfills } from '../backfills.ts'
import { migrate, readPending } from '../platform/db/migrate.ts'
import { defineCommand, UsageError } from './command.ts'
import { readDatabaseUrl } from './read-database-url.ts'

export const command = defineCommand({
  about: `Works on the database named by DATABASE_URL, and runs its backfills. Nodes of this version and
of the one before may run meanwhile. A second migrator waits for the first.`,
  options: {
    contract: {
      type: 'boolean',
      about: 'also remove what only the version before used; run it when all nodes run this version',
    },
    status: { type: 'boolean', about: 'list what is pending and change nothing' },
  },
  examples: ['foyer migrate --status', 'foyer migrate', 'foyer migrate --contract'],
  async run({ env, values, report, finish }) {
    if (values.contract && values.status) throw new UsageError('--contract and --status exclude each other')
    const databaseUrl = readDatabaseUrl(env)
    if (!values.status) await migrate(databaseUrl, { isContract: values.contract, report, backfills })
    const pending = await readPending(databaseUrl, { backfills })
    const migrations = pending.migrations.map(({ name, isContract }) => ({ name, isContract }))
    const lines = values.status
      ? [
          ...migrations.map(({ name, isContract }) => (isContract ? `${name} (--contract)` : name)),
          ...pending.backfills.map((name) => `${name} (backfill)`),
          `${migrations.length} migrations and ${pending.backfills.length} backfills are pending`,
        ]
      : ['the database has what this version needs']
    finish({ pending: { migrations, backfills: pending.backfills } }, lines)
    return undefined
  },
})
