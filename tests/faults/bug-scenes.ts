import type { BugName } from './bugs/bug-name.ts'
import { nodeDies } from './f01-node-dies.ts'
import { redisDies } from './f07-redis-dies.ts'
import { answerLost } from './f10-answer-lost.ts'
import type { Fault } from './fault.ts'
import { calm } from './scenes/calm.ts'
import { killedBackends } from './scenes/killed-backends.ts'
import { silentReaders } from './scenes/silent-readers.ts'
import { stalledReader } from './scenes/stalled-reader.ts'

/** Where each seeded bug does its harm; the same scenes without the bug must pass. */
export const bugScenes: Record<BugName, Pick<Fault, 'play'>> = {
  B1: nodeDies,
  B2: answerLost,
  B3: calm,
  B4: silentReaders,
  B5: killedBackends,
  B6: answerLost,
  B7: calm,
  B8: calm,
  B9: stalledReader,
  B10: redisDies,
}

/** Scenes that are no faults of the table, to be played without a bug as well. */
export const controls = { calm, killedBackends, silentReaders, stalledReader }
