import { createServer } from 'node:http'
import type { Deps } from '../../deps.ts'
import { createGauges } from './gauges.ts'

/** Metrics and quarantined rows are for the operator: they have a port of their own that no visitor reaches. */
export async function serveMetrics(deps: Deps) {
  const { config, metrics, log, quarantine } = deps
  if (config.metricsPort === 0) return { close: () => Promise.resolve() }
  const refresh = createGauges(deps)
  const server = createServer((request, response) => {
    if (request.url === '/quarantine') {
      const body = JSON.stringify({ rows: quarantine.list() })
      return void response.writeHead(200, { 'content-type': 'application/json' }).end(body)
    }
    refresh()
      .then(() => metrics.registry.metrics())
      .then(
        (text) => response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text),
        (error: unknown) => {
          log.error({ err: error }, 'metrics could not be answered')
          response.writeHead(500).end()
        },
      )
  })
  await new Promise<void>((resolve) => server.listen(config.metricsPort, config.metricsHost, resolve))
  return {
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
