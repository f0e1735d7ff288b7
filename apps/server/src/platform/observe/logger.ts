import { hostname } from 'node:os'
import type { FastifyBaseLogger } from 'fastify'
import { pino, stdSerializers, type DestinationStream, type LoggerOptions } from 'pino'
import { version } from './version.ts'

/** JSON lines. What proves an identity is never written, wherever in a record it may sit. */
export function logger(level: string, target?: DestinationStream): FastifyBaseLogger {
  const options: LoggerOptions = {
    level,
    // Lines of several nodes end in one place.
    base: { node: hostname(), version },
    serializers: { err: serializeError },
    redact: {
      paths: [
        'req.headers.token',
        'req.headers.cookie',
        '*.token',
        '*.password',
        '*.cookie',
        '*.jwt',
        '*.secret',
      ],
      censor: '[redacted]',
    },
  }
  return target ? pino(options, target) : pino(options)
}

/** PostgreSQL puts values of the row here, and with them what people wrote. */
const withheld = new Set(['detail', 'where', 'internalQuery', 'raw'])

function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const shown = Object.entries(stdSerializers.err(error)).filter(([name]) => !withheld.has(name))
  const parts = error instanceof AggregateError && { aggregateErrors: error.errors.map(serializeError) }
  return { ...Object.fromEntries(shown), ...parts }
}
