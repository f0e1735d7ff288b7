import { Logger, type LogLevel } from 'graphile-worker'

/**
 * The queue's own lines. Only their texts go on: what the library would add to them holds whole jobs and whole errors.
 */
export function jobLogger(write: (level: LogLevel, text: string) => void): Logger {
  return new Logger(() => (level, text) => write(level, text))
}
