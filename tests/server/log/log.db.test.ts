import { describe } from 'vitest'
import { givenEngines } from '@foyer/testkit/given-engines.ts'
import { logSuite } from './log-suite.ts'

describe('the log', () => {
  logSuite(() => Promise.resolve(givenEngines()))
})
