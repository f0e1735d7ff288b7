import { inject } from 'vitest'
import type { ProvidedEngines } from './engines/provided-engines.ts'

/** The engines that were started for this run of the tests. */
export function givenEngines(): ProvidedEngines {
  return { databaseUrl: inject('databaseUrl'), redisUrl: inject('redisUrl') }
}
