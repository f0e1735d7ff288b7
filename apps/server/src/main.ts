import { readConfig } from './config.ts'

const config = readConfig(process.env)
// Before anything that is to be traced is loaded.
if (process.env['OTEL_EXPORTER_OTLP_ENDPOINT']) await import('./platform/observe/tracing.ts')

const { assertMigrated } = await import('./platform/db/migrate.ts')
const { startNode } = await import('./node.ts')

await assertMigrated(config.databaseUrl)
const node = await startNode(config)
node.app.log.info({ address: node.address }, 'ready')

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    node.app.log.info({ signal }, 'draining')
    void node.drain().then(() => process.exit(0))
  })
}
