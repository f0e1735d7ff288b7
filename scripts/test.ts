import { runVitest } from './repository/vitest-run.ts'

// `pnpm test [--db] [filter…]`: the unit tests, then those that need PostgreSQL and Redis; with --db only these.
const isDbOnly = process.argv.includes('--db')
const filters = process.argv.slice(2).filter((argument) => argument !== '--db')
const more = filters.length > 0 ? ['--passWithNoTests', ...filters] : []
const unit = isDbOnly ? 0 : await runVitest('unit', more)
const db = await runVitest('db', more)
process.exitCode = Math.max(unit, db)
