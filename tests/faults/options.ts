import { parseArgs } from 'node:util'
import { faultIds, type FaultId } from './fault.ts'

export type Options = {
  isShort: boolean
  isJson: boolean
  faults: readonly FaultId[]
  withBugs: boolean
}

export const usage = `pnpm faults [--short] [--json] [--only F1,F7] [--no-bugs | --bugs-only]

Kills nodes, PostgreSQL, Redis and connections while people write, and judges what they saw.

  --short      for machines that do other work besides: each fault once, and judged is only what does not
               depend on speed (nothing is lost, doubled, reordered or made up, everybody comes to see the
               same, nobody is stuck for ever, each seeded bug is found in one of eight runs). Times are
               printed beside their targets and a miss is marked 'slow', but it fails nothing.
               Without --short each fault is played five times, its times are judged as well, and a bug
               has three runs.
  --only       some faults, without the seeded bugs
  --no-bugs    all faults, without the seeded bugs
  --bugs-only  the seeded bugs and their scenes without a bug
  --json       the result as JSON on stdout; the tables go to stderr`

/** Throws on what it does not know. `--only` leaves the bugs out, `--bugs-only` the faults. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      short: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      only: { type: 'string' },
      'no-bugs': { type: 'boolean', default: false },
      'bugs-only': { type: 'boolean', default: false },
    },
  })
  const only = values.only?.split(',')
  const unknown = only?.filter((id) => !faultIds.some((known) => known === id)) ?? []
  if (unknown.length > 0)
    throw new Error(`unknown fault ${unknown.join(', ')}; there are ${faultIds.join(', ')}`)
  const wanted = faultIds.filter((id) => only?.includes(id) ?? true)
  return {
    isShort: values.short,
    isJson: values.json,
    faults: values['bugs-only'] ? [] : wanted,
    withBugs: values['bugs-only'] || (only === undefined && !values['no-bugs']),
  }
}
