import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { onProcessEnd } from '@foyer/testkit/engines/process-end.ts'
import { waitUntil } from '@foyer/testkit/engines/wait-until.ts'
import { foreverMs } from '../patience.ts'
import type { FailPoint } from './fail-points.ts'
import {
  settingsVariable,
  type FromNode,
  type NodeSettings,
  type NodeStats,
  type ToNode,
} from './messages.ts'

/** One of the two servers, as the test holds it: always on the same port, whichever process stands behind it. */
export type NodeProcess = {
  port: number
  isRunning: () => boolean
  /** Of the process that runs now. */
  pid: () => number
  /** `launch` holds for this process only; the next start has none. */
  start: (launch?: Launch) => Promise<void>
  kill9: () => Promise<void>
  /** SIGSTOP: it is there and does nothing, until it is let go on. */
  freeze: () => void
  thaw: () => void
  /** SIGTERM: it drains and leaves. */
  drain: () => Promise<void>
  arm: (point: FailPoint, pass: number) => void
  /** Blocks the event loop for this long. */
  block: (ms: number) => void
  /** It takes memory from now on, and may die of it. */
  leak: () => void
  /** Resolves when the process is gone, however that came about. */
  ended: () => Promise<void>
  stats: () => Promise<NodeStats>
  /** Ends nobody asked for, with the last words of the process. */
  crashes: string[]
}

/** What differs from the usual process. */
export type Launch = {
  env?: Record<string, string>
  execArgv?: readonly string[]
  settings?: Partial<NodeSettings>
}

export function createNodeProcess(settings: NodeSettings): NodeProcess {
  const crashes: string[] = []
  let child: ChildProcess | undefined
  let isDeathWanted = false
  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null
  const ended = () =>
    waitUntil(
      () => !isRunning(),
      () => `node on ${settings.port} does not end`,
      foreverMs,
    )

  async function start(launch: Launch = {}): Promise<void> {
    isDeathWanted = false
    const started = fork(join(import.meta.dirname, '../node-main.ts'), {
      env: {
        ...process.env,
        ...launch.env,
        [settingsVariable]: JSON.stringify({ ...settings, ...launch.settings }),
      },
      execArgv: [...process.execArgv, ...(launch.execArgv ?? [])],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    child = started
    let lastWords = ''
    const hear = (text: Buffer) => void (lastWords = (lastWords + text.toString()).slice(-2_000))
    started.stdout?.on('data', hear)
    started.stderr?.on('data', hear)
    // A message to a process that has just died: its end is told below.
    started.on('error', () => undefined)
    const forget = onProcessEnd(() => started.kill('SIGKILL'))
    started.once('exit', (code, signal) => {
      forget()
      if (!isDeathWanted)
        crashes.push(`node on ${settings.port} ended by itself (${code ?? signal}): ${lastWords}`)
    })
    let isReady = false
    started.on('message', (message) => void (isReady ||= 'ready' in asFromNode(message)))
    await waitUntil(
      () => isReady || !isRunning(),
      () => `node does not start: ${lastWords}`,
      foreverMs,
    )
    if (!isReady)
      throw new Error(`node did not start (${started.exitCode ?? started.signalCode}): ${lastWords}`)
  }

  async function kill9(): Promise<void> {
    isDeathWanted = true
    child?.kill('SIGKILL')
    await ended()
  }

  function tell(message: ToNode): void {
    child?.send(message)
  }

  async function stats(): Promise<NodeStats> {
    let found: NodeStats | undefined
    const hear = (message: unknown) => {
      const answer = asFromNode(message)
      if ('stats' in answer) found = answer.stats
    }
    child?.on('message', hear)
    tell({ ask: 'stats' })
    await waitUntil(
      () => found !== undefined || !isRunning(),
      () => `node on ${settings.port} does not answer`,
      foreverMs,
    ).finally(() => child?.off('message', hear))
    if (!found) throw new Error(`node on ${settings.port} is not there`)
    return found
  }

  return {
    port: settings.port,
    isRunning,
    pid: () => child?.pid ?? 0,
    start,
    kill9,
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    async drain() {
      isDeathWanted = true
      child?.kill('SIGTERM')
      await ended().catch(async (error: unknown) => {
        crashes.push(String(error))
        await kill9()
      })
    },
    arm(point, pass) {
      isDeathWanted = true
      tell({ arm: point, pass })
    },
    block: (ms) => tell({ blockMs: ms }),
    leak() {
      isDeathWanted = true
      tell({ ask: 'leak' })
    },
    ended,
    stats,
    crashes,
  }
}

/** Both ends of the channel are of this folder. */
const asFromNode = (message: unknown) => message as FromNode
