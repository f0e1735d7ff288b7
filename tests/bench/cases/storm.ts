import { playBareStorm, playStorm, type Storm } from '../../storm/play-storm.ts'
import { interleave } from '../measure/interleave.ts'
import { foreignNote } from '../measure/foreign.ts'
import { median } from '../measure/statistics.ts'
import { figure, type Figures } from '../report.ts'
import type { BenchDatabase } from '../world/database.ts'
import type { Engines } from '../world/engines.ts'

const manyStreams = 10_000
/** Each takes half a minute. */
const maxRounds = 3
const maxSeconds = 15

type Back = { seconds: number; cpuMs: number }

/** How long it takes until everybody is back at a node that was killed, and has what was written meanwhile. */
export async function storm(
  engines: Engines,
  world: BenchDatabase,
  { rounds, streams = manyStreams }: { rounds: number; streams?: number },
): Promise<Figures> {
  const runs = await interleave(
    'storm',
    Math.min(rounds, maxRounds),
    async () => backAfter(await playBareStorm({ streams }), streams),
    async () => backAfter(await playStorm(engines, world, { streams }), streams),
    (round) => `bare ${tell(round.bare)}, ours ${tell(round.ours)}`,
  )
  const middle = (of: 'bare' | 'ours', what: keyof Back) => median(runs.map((run) => run[of][what]))
  const seconds = middle('ours', 'seconds')
  const cpu = `CPU of the server ${middle('ours', 'cpuMs').toFixed(0)} ms, bare ${middle('bare', 'cpuMs').toFixed(0)} ms`
  return {
    storm: figure(
      seconds,
      middle('bare', 'seconds'),
      [`${streams} streams`, cpu, ...foreignNote(runs)].join('; '),
    ),
    stormSeconds: figure(seconds, maxSeconds),
  }
}

function backAfter({ lateMs, cpuMs, heard }: Storm, streams: number): Back {
  const last = lateMs.at(-1)
  if (lateMs.length < streams || last === undefined)
    throw new Error(
      `${streams - lateMs.length} of ${streams} streams did not catch up; ${heard.opened} opened, ${heard.broken} broke`,
    )
  return { seconds: last / 1000, cpuMs }
}

function tell({ seconds, cpuMs }: Back): string {
  return `${seconds.toFixed(1)} s (${cpuMs.toFixed(0)} ms of CPU)`
}
