import { runCommand } from './run-command.ts'

type Steps = Record<string, readonly string[]>

/** Runs the steps, some at a time, prints the output of those that fail and a table of times, and returns the names of the failed. */
export async function runSteps(
  steps: Steps,
  options: { concurrency: number; stopAtFailure: boolean },
): Promise<string[]> {
  const waiting = Object.entries(steps)
  const failed: string[] = []
  const startedAt = performance.now()

  async function work(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [name, command] = next
      const { exitCode, output, seconds } = await runCommand(command, { show: false })
      if (exitCode !== 0) {
        failed.push(name)
        console.log(`\n--- ${name}: ${command.join(' ')}\n${output.trimEnd()}\n---`)
        if (options.stopAtFailure) waiting.length = 0
      }
      console.log(`${exitCode === 0 ? 'ok    ' : 'FAILED'} ${seconds.toFixed(1).padStart(6)} s  ${name}`)
    }
  }

  await Promise.all(Array.from({ length: options.concurrency }, work))
  const total = ((performance.now() - startedAt) / 1000).toFixed(1)
  const verdict = failed.length === 0 ? 'all ok' : `failed: ${failed.join(', ')}`
  console.log(`${' '.repeat(6)} ${total.padStart(6)} s  in all, ${verdict}`)
  return failed
}
