import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export type Migration = {
  name: string
  /** The SQL of its upward direction. */
  sql: string
  /** Without one, its statements are run one by one, and again after an interruption. */
  hasTransaction: boolean
  /** It removes what the version before still uses, so it waits until all nodes run this version. */
  isContract: boolean
}

/** The migrations of this version, oldest first. */
export function readMigrations(dir = migrationsDir(import.meta.dirname)): Migration[] {
  return readdirSync(dir)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .map((file) => parseMigration(file.slice(0, -'.sql'.length), readFileSync(join(dir, file), 'utf8')))
}

/** A line `-- foyer: …` in a migration. The check of migrations reads those that begin with `allow`. */
const directive = /^[ \t]*--[ \t]*foyer:[ \t]*(.*?)[ \t]*$/gim

export function parseMigration(name: string, text: string): Migration {
  const [sql = ''] = text.split(/^\s*--[\s-]*down\s+migration/im)
  const directives = [...sql.matchAll(directive)].map(([, words = '']) => words.toLowerCase())
  const unknown = directives.find((words) => !/^(?:no transaction|contract|allow .+)$/.test(words))
  if (unknown !== undefined) throw new Error(`migration ${name}: unknown directive '-- foyer: ${unknown}'`)
  return {
    name,
    sql,
    hasTransaction: !directives.includes('no transaction'),
    isContract: directives.includes('contract'),
  }
}

/** Sources and the bundle are at different depths below the folder that holds the migrations. */
function migrationsDir(from: string): string {
  const here = join(from, 'migrations')
  if (existsSync(here)) return here
  const parent = dirname(from)
  if (parent === from) throw new Error('no migrations folder beside the server')
  return migrationsDir(parent)
}
