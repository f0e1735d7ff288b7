import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postgresBinaries } from '@foyer/testkit/engines/postgres-binaries.ts'
import { text300 } from '../world/requests.ts'

type Ask = { url: string; script: string; clients: number; seconds: number; perSecond?: number }
export type Pgbench = { transactions: number; perSecond: number; latenciesMs: number[] }

/** Runs a script by pgbench; with a rate it also tells how long each transaction took. */
export async function pgbench({ url, script, clients, seconds, perSecond }: Ask): Promise<Pgbench> {
  const dir = mkdtempSync(join(tmpdir(), 'foyer-pgbench-'))
  try {
    writeFileSync(join(dir, 'script.sql'), script)
    const values = ['-D', `content=${text300}`, '-D', 'client_id=bench-000001']
    const pace = perSecond === undefined ? [] : ['-R', `${perSecond}`, '-l', '--log-prefix', join(dir, 'log')]
    const shape = ['-n', '-M', 'prepared', '-c', `${clients}`, '-j', '2', '-T', `${seconds}`]
    const output = await run([...shape, ...values, ...pace, '-f', join(dir, 'script.sql'), url])
    return {
      transactions: numberIn(output, /transactions actually processed: (\d+)/),
      perSecond: numberIn(output, /tps = ([\d.]+)/),
      latenciesMs: latencies(dir),
    }
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

function run(args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(postgresBinaries(), 'pgbench'), args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (chunk) => (output += String(chunk)))
    child.stderr.on('data', (chunk) => (output += String(chunk)))
    child.once('error', reject)
    child.once('close', (code) => (code === 0 ? resolve(output) : reject(new Error(`pgbench: ${output}`))))
  })
}

/** Each line: client, number, time µs, script, epoch, epoch µs, lag µs. The time counts from the planned start. */
function latencies(dir: string): number[] {
  return readdirSync(dir)
    .filter((name) => name.startsWith('log'))
    .flatMap((name) => readFileSync(join(dir, name), 'utf8').trim().split('\n'))
    .map((line) => line.split(' ').map(Number))
    .map((fields) => ((fields[2] ?? Number.NaN) - (fields[6] ?? 0)) / 1000)
}

function numberIn(output: string, pattern: RegExp): number {
  const found = pattern.exec(output)?.[1]
  if (found === undefined) throw new Error(`pgbench: ${output}`)
  return Number(found)
}
