import { hostname } from 'node:os'
import type { FastifyBaseLogger } from 'fastify'
import { pino, type DestinationStream, type LoggerOptions } from 'pino'
import { version } from './version.ts'

/** JSON lines. What proves an identity is never written, wherever in a record it may sit. */
export function logger(level: string, target?: DestinationStream): FastifyBaseLogger {
  const options: LoggerOptions = {
    level,
    // Lines of several nodes end in one place.
    base: { node: hostname(), version },
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
