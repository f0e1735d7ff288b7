import type { FastifyBaseLogger } from 'fastify'
import { logger } from '@foyer/server/platform/observe/logger.ts'

export type LogLine = Record<string, unknown> & { level: number; msg: string }

/** The server's own logger, whose lines are kept. */
export function recordingLog(): { log: FastifyBaseLogger; lines: LogLine[] } {
  const lines: LogLine[] = []
  const write = (line: string): void => void lines.push(JSON.parse(line) as LogLine)
  return { log: logger('debug', { write }), lines }
}
