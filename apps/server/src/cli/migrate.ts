import { parseArgs } from 'node:util'
import { backfills } from '../backfills.ts'
import { migrate, readPending } from '../platform/db/migrate.ts'
import { readDatabaseUrl } from './read-database-url.ts'

const help = `Usage: foyer migrate [--contract | --status]

Brings the database named by DATABASE_URL to the shape that this version needs, and
runs its backfills. Nodes of this version and of the one before may run meanwhile.

  --contract  also apply the migrations that remove what the version before used;
              run it when all nodes run this version
  --status    list what is pending and change nothing
`

export async function run(
  args: string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { help: { type: 'boolean' }, contract: { type: 'boolean' }, status: { type: 'boolean' } },
  })
  if (values.help) print(help.trimEnd())
  else if (values.status) await printStatus(readDatabaseUrl(env))
  else {
    await migrate(readDatabaseUrl(env), {
      isContract: values.contract ?? false,
      report: print,
      backfills,
    })
    print('the database has what this version needs')
  }
  return 0
}

async function printStatus(databaseUrl: string): Promise<void> {
  const { migrations, backfills: pending } = await readPending(databaseUrl, { backfills })
  for (const { name, isContract } of migrations) print(isContract ? `${name} (--contract)` : name)
  for (const name of pending) print(`${name} (backfill)`)
  print(`${migrations.length} migrations and ${pending.length} backfills are pending`)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
