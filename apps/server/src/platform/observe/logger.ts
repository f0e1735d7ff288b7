import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'

/** JSON lines. What proves an identity is never written, wherever in a record it may sit. */
export function logger(level: string): FastifyBaseLogger {
  return pino({
    level,
    base: null,
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
  })
}
