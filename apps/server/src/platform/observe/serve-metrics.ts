import { createServer } from 'node:http'
import type { Deps } from '../../deps.ts'

/** Numbers are for the operator: they are served on a port of their own that no visitor reaches. */
export async function serveMetrics({ config, metrics, streams, watches, redis }: Deps) {
  if (config.metricsPort === 0) return { close: () => Promise.resolve() }
  const server = createServer((_request, response) => {
    metrics.streams.set(streams.size())
    metrics.watches.set(watches.size())
    metrics.redisUp.set(redis.isUp() ? 1 : 0)
    metrics.registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text),
      () => response.writeHead(500).end(),
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
