import process from 'node:process'
import { text } from 'node:stream/consumers'
import { runFoyer } from './run-foyer.ts'

process.exitCode = await runFoyer(process.argv.slice(2), {
  env: process.env,
  readInput: () => text(process.stdin),
  out: (written) => void process.stdout.write(written),
  error: (written) => void process.stderr.write(written),
})
