import { runVitest } from './repository/vitest-run.ts'

// `pnpm test [filter…]`: the unit tests, then those that need PostgreSQL and Redis.
const filters = process.argv.slice(2)
const more = filters.length > 0 ? ['--passWithNoTests', ...filters] : []
const unit = await runVitest('unit', more)
const db = await runVitest('db', more)
process.exitCode = Math.max(unit, db)
