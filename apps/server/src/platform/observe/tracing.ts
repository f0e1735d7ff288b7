import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { NodeSDK } from '@opentelemetry/sdk-node'

/** Loaded only when an exporter is configured; OpenTelemetry's own variables say where and what. */
const sdk = new NodeSDK({
  serviceName: 'foyer',
  instrumentations: [
    new HttpInstrumentation({
      // Links to tickets and files are keys, and traces go to programs of others.
      startIncomingSpanHook: ({ url = '' }) => ({ 'url.path': pathWithoutKeys(url), 'url.query': '' }),
    }),
    new PgInstrumentation(),
  ],
})
sdk.start()
process.once('SIGTERM', () => void sdk.shutdown())

function pathWithoutKeys(url: string): string {
  const [path = ''] = url.split('?', 1)
  return ['/files/', '/exports/'].find((secret) => path.startsWith(secret)) ?? path
}
