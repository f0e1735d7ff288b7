import { join } from 'node:path'
import { root } from './repository/root.ts'
import { scaffold, thingsToScaffold } from './new/scaffold.ts'

const [what = '', name = '', ...options] = process.argv.slice(2)
const at = options.indexOf('--area')
const area = at === -1 ? undefined : options[at + 1]

const made = scaffold(root, { what, name, area })
if (!made.ok) {
  console.error(`${made.problem}\nUsage: pnpm new ${thingsToScaffold.join('|')} <name> [--area <area>]`)
  process.exitCode = 1
} else {
  for (const file of made.files) console.log(join(root, file))
  console.log(made.next)
}
