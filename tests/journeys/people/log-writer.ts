import { createLogWriter, type LogWriter } from '@foyer/testkit/log-writer.ts'
import { worldDeps } from './world.ts'

/** Writes into the log of the server of this run what agents cannot send from the desk yet. */
export async function logWriter(): Promise<LogWriter> {
  return createLogWriter(await worldDeps())
}
