import { join } from 'node:path'
import { engineDir } from './engine-dir.ts'
import { startEngineProcess } from './engine-process.ts'
import type { EngineProcess } from './engine-process.ts'
import { freePort } from './free-port.ts'
import { redisCommand } from './redis-command.ts'
import { waitUntil } from './wait-until.ts'

export type Redis = {
  readonly url: string
  readonly port: number
  /** Where the nodes of a cluster talk to each other. */
  readonly busPort: number | undefined
  readonly pid: number
  isRunning(): boolean
  stop(): Promise<void>
  kill9(): Promise<void>
  /** Starts on the same port, empty, after ending it if it still runs. */
  restart(): Promise<void>
  pause(): void
  resume(): void
  dispose(): Promise<void>
}

/** Keeps nothing on disk, so that every restart is the loss of all that Redis held. */
export async function startRedis(options: { port?: number; cluster?: boolean } = {}): Promise<Redis> {
  const dir = engineDir('redis', undefined, undefined)
  const port = options.port ?? (await freePort())
  const busPort = options.cluster ? await freePort() : undefined

  async function launch(): Promise<EngineProcess> {
    const launched = await startEngineProcess({
      file: 'redis-server',
      args: [...baseArguments(port, dir.path), ...(busPort === undefined ? [] : clusterArguments(busPort))],
      logFile: join(dir.path, 'redis.log'),
      quickEnd: 'SIGKILL',
    })
    const isReady = () =>
      redisCommand(port, 'PING').then(
        (reply) => reply === 'PONG',
        () => false,
      )
    await waitUntil(
      async () => !launched.isRunning() || (await isReady()),
      () => launched.logTail(),
    )
    if (!launched.isRunning()) throw new Error(`Redis did not start:\n${launched.logTail()}`)
    return launched
  }

  let current = await launch()
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    busPort,
    get pid() {
      return current.pid
    },
    isRunning: () => current.isRunning(),
    stop: () => current.end('SIGTERM'),
    kill9: () => current.kill9(),
    async restart() {
      await current.end('SIGTERM')
      current = await launch()
    },
    pause: () => current.pause(),
    resume: () => current.resume(),
    async dispose() {
      await current.kill9()
      dir.remove()
    },
  }
}

function baseArguments(port: number, dir: string): string[] {
  return ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', dir, '--save', '', '--appendonly', 'no']
}

function clusterArguments(busPort: number): string[] {
  const timeouts = ['--cluster-node-timeout', '2000']
  return ['--cluster-enabled', 'yes', '--cluster-port', `${busPort}`, ...timeouts]
}
