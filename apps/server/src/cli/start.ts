import process from 'node:process'
import { readConfig } from '../config.ts'
import { defineCommand } from './command.ts'

export const command = defineCommand({
  about: `Logs are JSON lines on standard output. A database that lacks migrations of this version is
refused: run foyer migrate before, or set MIGRATE_ON_START=1 and the node does it itself, one
node at a time. On SIGTERM or SIGINT the node stops in good order.`,
  options: {},
  examples: ['foyer start', 'MIGRATE_ON_START=1 foyer start'],
  async run({ env }) {
    // The first process of a container ignores signals that it does not handle.
    let stop = (_signal: NodeJS.Signals): void => process.exit(0)
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop(signal))

    const config = readConfig(env)
    // Before anything that is to be traced is loaded.
    if (env['OTEL_EXPORTER_OTLP_ENDPOINT']) await import('../platform/observe/tracing.ts')
    const { assertMigrated, migrate } = await import('../platform/db/migrate.ts')
    const { logger } = await import('../platform/observe/logger.ts')
    const { startNode } = await import('../node.ts')

    if (config.migrateOnStart) {
      const { backfills } = await import('../backfills.ts')
      const log = logger(config.logLevel)
      await migrate(config.databaseUrl, { backfills, report: (line) => log.info({ part: 'migrate' }, line) })
    }
    await assertMigrated(config.databaseUrl)
    const node = await startNode(config)
    node.app.log.info({ address: node.address }, 'ready')
    stop = (signal) => {
      node.app.log.info({ signal }, 'draining')
      void node.drain().then(() => process.exit(0))
    }
    return undefined
  },
})
