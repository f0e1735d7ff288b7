import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { root } from './root.ts'

export type CommandResult = { exitCode: number; output: string; seconds: number }

/** Runs a command of the workspace. With `show`, its output goes to the terminal as it comes; otherwise it is kept. */
export function runCommand(command: readonly string[], options: { show: boolean }): Promise<CommandResult> {
  const [file = '', ...args] = command
  const startedAt = performance.now()
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd: root,
      env: environment(),
      stdio: options.show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const keep = (chunk: Buffer) => (output += chunk.toString())
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.once('error', reject)
    child.once('close', (code) => {
      resolve({ exitCode: code ?? 1, output, seconds: (performance.now() - startedAt) / 1000 })
    })
  })
}

/** Our own binaries first: the machine's Node may be an older one. */
function environment(): NodeJS.ProcessEnv {
  const path = [join(root, 'node_modules', '.bin'), process.env['PATH'] ?? ''].join(delimiter)
  return { ...process.env, PATH: path }
}
