import { createVectors } from '@foyer/server/features/robot/vectors/vectors.ts'
import { systemClock } from '@foyer/server/platform/clock.ts'
import type { Db } from '@foyer/server/platform/db/pool.ts'
import { createQuarantine } from '@foyer/server/platform/jobs/quarantine.ts'
import { logger } from '@foyer/server/platform/observe/logger.ts'
import { createFailures } from '@foyer/server/platform/observe/failures.ts'
import { createMetrics } from '@foyer/server/platform/observe/metrics.ts'
import { testConfig } from '@foyer/testkit/test-config.ts'
import type { Deps } from '@foyer/server/deps.ts'

/** The part of a node that a robot answers with. */
export type Robot = Pick<Deps, 'db' | 'vectors' | 'failures'>

/** `encoder`: the built-in one; undefined: words alone. */
export function createRobot(db: Db, databaseUrl: string, encoder: 'english' | undefined): Robot {
  const log = logger('silent')
  const metrics = createMetrics()
  const failures = createFailures(log, metrics)
  const quarantine = createQuarantine({ clock: systemClock, log, metrics })
  const vectors = { endpoint: undefined, encoder, allow: [], askMs: 10_000 }
  const config = testConfig({ databaseUrl, redisUrl: '' }, { vectors })
  const options = { config, db, clock: systemClock, log, failures, quarantine, resolve: undefined }
  return { db, failures, vectors: createVectors(options) }
}
