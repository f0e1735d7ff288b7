import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onProcessEnd } from '@foyer/testkit/engines/process-end.ts'
import { freePort } from '@foyer/testkit/engines/free-port.ts'
import { waitUntil } from '@foyer/testkit/engines/wait-until.ts'
import { root } from '../../../scripts/repository/root.ts'

/** A version of Foyer that can be started: the folder of its source, with its dependencies installed. */
export type Version = { name: string; dir: string; remove: () => void }

export const thisVersion: Version = { name: 'new', dir: root, remove: () => undefined }

/** Takes a commit out of the repository into a folder of its own. */
export function versionOf(commit: string): Version {
  const dir = mkdtempSync(join(tmpdir(), 'foyer-version-'))
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', dir], { input: archive })
  execFileSync('pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts'], {
    cwd: dir,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, pnpm_config_pm_on_fail: 'ignore' },
  })
  return { name: 'old', dir, remove: () => rmSync(dir, { recursive: true, force: true }) }
}

export type Server = { port: number; address: string; drain: () => Promise<void> }
type Env = Record<string, string>

/** A node as an operator starts it. */
export async function startServer({ name, dir }: Version, env: Env): Promise<Server> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, startArguments(dir), {
    cwd: dir,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let lastWords = ''
  child.stdout.on('data', (text: Buffer) => void (lastWords = (lastWords + text.toString()).slice(-2_000)))
  const forget = onProcessEnd(() => child.kill('SIGKILL'))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve)).finally(forget)
  const isRunning = () => child.exitCode === null && child.signalCode === null
  await waitUntil(
    async () => !isRunning() || (await isReady(address)),
    () => `the ${name} node does not start: ${lastWords}`,
    120_000,
  )
  if (!isRunning()) throw new Error(`the ${name} node did not start: ${lastWords}`)
  return {
    port,
    address,
    async drain() {
      child.kill('SIGTERM')
      const code = await ended
      if (code !== 0) throw new Error(`the ${name} node ended with ${code}: ${lastWords}`)
    },
  }
}

/** Versions before `foyer start` have a program of their own for the node. */
function startArguments(dir: string): string[] {
  const former = join(dir, 'apps/server/src/main.ts')
  return existsSync(former) ? [former] : [join(dir, 'apps/server/src/foyer.js'), 'start']
}

async function isReady(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/readyz`)).ok
  } catch (error) {
    // Nobody listens yet.
    if (error instanceof TypeError) return false
    throw error
  }
}

/** Runs `foyer migrate` of a version. Versions from before that command migrate when a node starts: see `startServer`. */
export async function migrateTo({ dir }: Version, env: Env, ...options: string[]): Promise<string[]> {
  const command = join(dir, 'apps/server/src/cli/foyer.ts')
  if (!existsSync(command)) return []
  const child = spawn(process.execPath, [command, 'migrate', ...options], {
    cwd: dir,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (text: Buffer) => void (said += text.toString()))
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error(`foyer migrate ended with ${code}: ${said.slice(-2_000)}`)
  return said.split('\n').filter((line) => line !== '')
}
