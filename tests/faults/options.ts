import { parseArgs } from 'node:util'
import { join } from 'node:path'
import { faultIds, type FaultId } from './fault.ts'
import type { FullOptions } from './full/run-full.ts'

export type Options = {
  isShort: boolean
  isJson: boolean
  faults: readonly FaultId[]
  withBugs: boolean
  full: Omit<FullOptions, 'faults' | 'withBugs'> | undefined
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
  --json       the result as JSON on stdout; the tables go to stderr

pnpm faults --full [--part k/n | --resume] [--goal 1000000] [--runs 5] [--pace 2] [--out file] [--only …] [--json]

Plays every fault in its long form again and again, with more traffic, until so many messages are acknowledged, then the
seeded bugs. Each finished run is added to docs/measured/faults.json, so that a killed run loses one run only.

  --resume     goes on with the file that is there; without it, and without --part, the file begins anew
  --part       the k-th of n parts: every n-th fault and its share of the goal; parts add up in the file
  --goal       acknowledged messages over all faults
  --runs       runs of each fault at least
  --pace       traffic, as a multiple of the usual 200 messages a second`

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
      full: { type: 'boolean', default: false },
      resume: { type: 'boolean', default: false },
      part: { type: 'string' },
      goal: { type: 'string', default: '1000000' },
      runs: { type: 'string', default: '5' },
      pace: { type: 'string', default: '2' },
      out: { type: 'string', default: join(import.meta.dirname, '../../docs/measured/faults.json') },
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
    full: values.full
      ? {
          goal: positive('goal', values.goal),
          leastRuns: positive('runs', values.runs),
          pace: positive('pace', values.pace),
          part: partOf(values.part),
          isResumed: values.resume,
          path: values.out,
        }
      : undefined,
  }
}

function positive(name: string, text: string): number {
  const value = Number(text)
  if (!(value > 0)) throw new Error(`--${name} ${text} is no positive number`)
  return value
}

function partOf(text: string | undefined): FullOptions['part'] {
  if (text === undefined) return undefined
  const [part = 0, of = 0] = /^\d+\/\d+$/.test(text) ? text.split('/').map(Number) : []
  if (part < 1 || part > of) throw new Error(`--part ${text} is not k/n`)
  return { part, of }
}
