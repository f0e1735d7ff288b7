import type { Postgres } from '@foyer/testkit/engines/start-postgres.ts'
import { check, type Judgement } from './checker.ts'
import type { BugName } from './bugs/bug-name.ts'
import type { Fault, Outcome, Scene } from './fault.ts'
import { createHistory } from './history.ts'
import { readLog } from './read-log.ts'
import { openStage, type Engines, type Stage } from './stage.ts'

export type Played = Judgement & Pick<Outcome, 'recoveryMs' | 'problems'> & { slow: string[] }

type Options = {
  engines: Engines
  isShort: boolean
  run: number
  bug?: BugName
  assetsDir?: string | undefined
  pace?: number | undefined
  seed?: number | undefined
}

/** What a run says that broke for another reason than a broken promise; the checker saw only its beginning. */
export const notPlayed = 'not played to its end'

/** One run of a fault on a fresh stage, judged. A node that dies unasked is a problem of its own. */
export async function play(fault: Pick<Fault, 'play' | 'openPostgres'>, options: Options): Promise<Played> {
  const { isShort, run } = options
  let own: Postgres | undefined
  try {
    own = await fault.openPostgres?.()
    const engines = own ? { ...options.engines, postgres: own } : options.engines
    const stage = await openStage({ ...options, engines })
    try {
      return await playOn(stage, fault, { isShort, run })
    } finally {
      await stage.close()
    }
  } catch (error) {
    return {
      ...check(createHistory()),
      recoveryMs: [],
      slow: [],
      problems: [`${notPlayed}: ${String(error)}`],
    }
  } finally {
    await own?.dispose()
    await mend(options.engines)
  }
}

async function playOn(
  stage: Stage,
  fault: Pick<Fault, 'play'>,
  form: Pick<Scene, 'isShort' | 'run'>,
): Promise<Played> {
  const { watchers, recoveryMs, problems, slow = [] } = await playOrTell(fault, { stage, ...form })
  const crashes = stage.nodes.flatMap((node) => node.crashes)
  return { ...check(stage.history, watchers), recoveryMs, slow, problems: [...crashes, ...problems] }
}

/** A scene that cannot be played to its end has failed; what was seen until then is judged all the same. */
async function playOrTell(fault: Pick<Fault, 'play'>, scene: Scene): Promise<Outcome> {
  try {
    return await fault.play(scene)
  } catch (error) {
    await readLog(scene.stage).catch(() => undefined)
    return { recoveryMs: [], problems: [`${notPlayed}: ${String(error)}`], watchers: [] }
  }
}

/** A run that broke in the middle must not break the next one. */
async function mend({ postgres, redis }: Engines): Promise<void> {
  if (redis.isRunning()) redis.resume()
  else await redis.restart()
  if (!postgres.isRunning()) await postgres.restart()
}
