import type { Cast } from './cast.ts'
import { readHistory } from './clients/read-history.ts'
import type { Watcher } from './checker.ts'
import { readLog } from './read-log.ts'
import { settle, type Judged } from './settle.ts'

/** Visitors whose whole history is read through the API in the end. */
const historiesRead = 60

/** Lets everything come to rest and takes the last two observations: the history call and the database. */
export async function finish(stage: Judged, cast: Cast): Promise<Watcher[]> {
  await settle(stage, cast)
  for (const { visitor } of cast.conversations.slice(0, historiesRead))
    await readHistory(visitor, stage.history)
  await readLog(stage)
  cast.close()
  return cast.watchers()
}
