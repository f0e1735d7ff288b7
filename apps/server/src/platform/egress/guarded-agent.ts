import { Agent } from 'undici'
import { guardedConnector, type EgressRules, type Resolve } from './guarded-connector.ts'

/** Connections to addresses that somebody else wrote down; what is silent for longer than `mostMs` is given up. */
export function guardedAgent(rules: EgressRules, resolve: Resolve, mostMs: number): Agent {
  return new Agent({
    connect: guardedConnector(rules, resolve),
    // A connection that is kept would be used again without asking where the name leads now.
    pipelining: 0,
    headersTimeout: mostMs,
    bodyTimeout: mostMs,
    maxHeaderSize: 16 * 1024,
  })
}
