import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { NodeSDK } from '@opentelemetry/sdk-node'

/** Loaded only when an exporter is configured; OpenTelemetry's own variables say where and what. */
const sdk = new NodeSDK({
  serviceName: 'foyer',
  instrumentations: [new HttpInstrumentation(), new PgInstrumentation()],
})
sdk.start()
process.once('SIGTERM', () => void sdk.shutdown())
