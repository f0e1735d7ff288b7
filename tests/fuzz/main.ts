import { readOptions, usage, type Options } from './options.ts'
import { toJson, toText } from './report.ts'
import { run } from './run.ts'
import { startWorld } from './world/start-world.ts'

async function main({ isJson, requests, seed, only }: Options): Promise<boolean> {
  console.error(`seed ${seed}, ${requests} requests`)
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort())
  const world = await startWorld()
  try {
    const started = performance.now()
    const result = await run(world, { requests, seed, only, signal: stop.signal })
    console.error(`${((performance.now() - started) / 1000).toFixed(1)} s`)
    const text = toText(result, seed)
    if (isJson) {
      console.error(text)
      console.log(toJson(result))
    } else console.log(text)
    return result.failures.length === 0 && result.crashes.length === 0
  } finally {
    await world.close()
  }
}

if (process.argv.includes('--help')) {
  console.log(usage)
  process.exit(0)
}
let options: Options
try {
  options = readOptions(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error, `\n${usage}`)
  process.exit(2)
}
process.exit((await main(options)) ? 0 : 1)
