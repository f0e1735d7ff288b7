import { readJson } from './repository/read-json.ts'
import { measureApp } from './size/measure-app.ts'
import { measureLoader } from './size/measure-loader.ts'
import type { FileSize } from './size/measure-file.ts'

// `pnpm size [--json]`: what a browser downloads before each app runs, and the budgets that hold it.
const sizes = {
  loader: measureLoader(),
  widgetInitial: measureApp('widget'),
  deskInitial: measureApp('desk'),
}
const budgets = readJson<Partial<Record<keyof typeof sizes, number>>>('scripts/size-budgets.json')

if (process.argv.includes('--json')) console.log(JSON.stringify(sizes, undefined, 2))
else print()

for (const [name, { gzip }] of Object.entries(sizes)) {
  const budget = budgetOf(name)
  if (budget !== undefined && gzip > budget) {
    console.error(`${name} is ${gzip - budget} bytes over its budget of ${budget}`)
    process.exitCode = 1
  }
}

function print(): void {
  for (const [name, size] of Object.entries(sizes)) {
    console.log(`${name}: ${size.gzip} bytes gzip${describeBudget(budgetOf(name))}`)
    size.files.forEach((file) => printFile('at once', file))
    size.lazy.forEach((file) => printFile('lazy', file))
  }
}

function printFile(when: string, { file, gzip }: FileSize): void {
  console.log(`  ${when.padEnd(8)}${String(gzip).padStart(8)}  ${file}`)
}

function budgetOf(name: string): number | undefined {
  return new Map(Object.entries(budgets)).get(name)
}

function describeBudget(budget: number | undefined): string {
  return budget === undefined ? '' : `, budget ${budget}`
}
