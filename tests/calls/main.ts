import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { runPureCalls } from './pure/pure-calls.ts'

const usage = `pnpm calls --pure [--runs n] | --network

  --pure     100,000 random orders of events: two sides, the server's rules and a bad network, without a browser
  --runs     another number of them
  --network  a visitor's browser whose network goes and changes, in a namespace of its own: needs root and \`pnpm build\``

const { values } = parseArgs({
  options: {
    pure: { type: 'boolean', default: false },
    runs: { type: 'string' },
    network: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
if (values.network) {
  const { status } = spawnSync('playwright', ['test', '-c', 'playwright.network.config.ts'], {
    stdio: 'inherit',
  })
  process.exit(status ?? 1)
}
if (values.help || !values.pure) {
  console.log(usage)
  process.exit(values.help ? 0 : 2)
}

const runs = Number(values.runs ?? 100_000)
const from = performance.now()
const seen = runPureCalls(runs)
console.log(`${runs} orders of events: nothing broken, ${((performance.now() - from) / 1_000).toFixed(1)} s`)
for (const [what, times] of [...seen].toSorted(([, one], [, other]) => other - one))
  console.log(`  ${String(times).padStart(7)} saw '${what}'`)
