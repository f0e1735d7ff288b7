import type { Postgres } from '@foyer/testkit/engines/start-postgres.ts'
import type { Stage } from './stage.ts'
import type { Watcher } from './checker.ts'

export const faultIds = [
  'F1',
  'F2',
  'F3',
  'F4',
  'F5',
  'F6',
  'F7',
  'F8',
  'F9',
  'F10',
  'F11',
  'F12',
  'F13',
  'F14',
  'F15',
  'F16',
  'F17',
  'F18',
  'F19',
  'F20',
  'F21',
  'F22',
  'F23',
  'F24',
  'F25',
  'F26',
  'F27',
] as const
export type FaultId = (typeof faultIds)[number]

export type Scene = {
  stage: Stage
  /** Short is for CI: the same fault once, with fewer messages. */
  isShort: boolean
  /** Counts from 0, so that the runs of a fault can differ. */
  run: number
}

export type Outcome = {
  /** How long it took until things were as before, for each who was concerned. */
  recoveryMs: number[]
  /** Broken invariants that are not about single messages. */
  problems: string[]
  /** What took longer than it may. Says as much about the machine as about us, so the short form only tells of it. */
  slow?: string[]
  watchers: Watcher[]
}

export type Fault = {
  id: FaultId
  title: string
  target: string
  /** The p99 of `recoveryMs` must stay below; in the short form a miss is told, not judged. */
  targetMs: number
  /** Fewer than usual, where one run plays everything many times. */
  runs?: number
  /** A PostgreSQL for each run of this fault, where the shared one must not be touched. */
  openPostgres?: () => Promise<Postgres>
  play: (scene: Scene) => Promise<Outcome>
}
