import { UsageError } from './command.ts'

/** A positive whole number of the command line. */
export function readCount(option: string, text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new UsageError(`${option} must be a number from 1 to 9999`)
  return Number(text)
}
