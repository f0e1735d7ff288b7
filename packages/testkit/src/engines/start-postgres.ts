import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { engineDir } from './engine-dir.ts'
import { startEngineProcess } from './engine-process.ts'
import type { EngineProcess } from './engine-process.ts'
import { freePort } from './free-port.ts'
import { memoryDir } from './memory-dir.ts'
import { postgresBinaries, postgresUser } from './postgres-binaries.ts'
import { initialisePostgres } from './postgres-cluster.ts'
import { answersQueries } from './postgres-ready.ts'
import { postgresSettings, toArguments } from './postgres-settings.ts'
import type { PostgresSettings } from './postgres-settings.ts'
import { waitUntil } from './wait-until.ts'

export type Postgres = {
  /** The maintenance database `postgres`, as its superuser. */
  readonly url: string
  readonly port: number
  readonly dir: string
  /** Of the postmaster that runs now. */
  readonly pid: number
  isRunning(): boolean
  stop(mode?: 'fast' | 'immediate'): Promise<void>
  kill9(): Promise<void>
  /** Starts on the same port and data, after ending it in good order if it still runs. */
  restart(settings?: PostgresSettings): Promise<void>
  pause(): void
  resume(): void
  /** Stops it and removes the directory, unless that was given. */
  dispose(): Promise<void>
}

export type PostgresOptions = {
  dir?: string
  port?: number
  durable: boolean
  settings?: PostgresSettings
}

export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const user = postgresUser()
  const dir = engineDir('postgres', options.dir, user, options.durable ? undefined : memoryDir())
  const dataDir = join(dir.path, 'data')
  const port = options.port ?? (await freePort())
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  await initialisePostgres(dataDir)

  async function launch(settings: PostgresSettings | undefined): Promise<EngineProcess> {
    // A postmaster that was killed leaves this file, and its process id may be someone else's by now.
    rmSync(join(dataDir, 'postmaster.pid'), { force: true })
    const all = postgresSettings({ durable: options.durable, socketDir: dir.path, port, settings })
    const launched = await startEngineProcess({
      file: join(postgresBinaries(), 'postgres'),
      args: ['-D', dataDir, ...toArguments(all)],
      logFile: join(dir.path, 'postgres.log'),
      user,
      quickEnd: 'SIGQUIT',
    })
    await waitUntil(
      async () => !launched.isRunning() || (await answersQueries(url)),
      () => launched.logTail(),
    )
    if (!launched.isRunning()) throw new Error(`PostgreSQL did not start:\n${launched.logTail()}`)
    return launched
  }

  let current = await launch(options.settings)
  const stop = (mode: 'fast' | 'immediate' = 'fast') => current.end(mode === 'fast' ? 'SIGINT' : 'SIGQUIT')
  return {
    url,
    port,
    dir: dir.path,
    get pid() {
      return current.pid
    },
    isRunning: () => current.isRunning(),
    stop,
    kill9: () => current.kill9(),
    async restart(settings = options.settings) {
      await stop()
      current = await launch(settings)
    },
    pause: () => current.pause(),
    resume: () => current.resume(),
    async dispose() {
      await stop('immediate')
      dir.remove()
    },
  }
}
