import fc from 'fast-check'
import type { Entry } from '@foyer/core/log/entry.ts'
import { Http } from '@foyer/testkit/http.ts'
import { createLogWriter } from '@foyer/testkit/log-writer.ts'
import { createWorld, type World } from '@foyer/testkit/test-world.ts'
import { checkFacts } from './check-facts.ts'
import { checkLog } from './check-log.ts'
import { checkOrder } from './check-order.ts'
import { openDesk } from './desk.ts'
import { playActs } from './play.ts'
import { guestCount, plan, type Plan } from './schedule.ts'
import { forgotten, membersOf } from './settle.ts'

/** Schedules under way at once: each has a tenant of its own. */
const lanes = 2

/** So many random schedules on a real PostgreSQL, with two nodes. Throws with a schedule that breaks a promise. */
export async function runPostgresSchedules(
  engines: { databaseUrl: string; redisUrl: string | string[] },
  numRuns: number,
): Promise<void> {
  const world = await createWorld(engines, {}, { limitScale: 100_000, databaseConnections: 20 })
  try {
    const nodes = [world.http, new Http((await world.startNode()).address)]
    const each = Math.ceil(numRuns / lanes)
    await Promise.all(
      Array.from({ length: lanes }, () =>
        fc.assert(
          fc.asyncProperty(plan, (made) => playPlan(world, nodes, made)),
          { numRuns: each, endOnFailure: true },
        ),
      ),
    )
  } finally {
    await world.close()
  }
}

async function playPlan(world: World, nodes: readonly Http[], { limits, acts }: Plan): Promise<void> {
  const desk = await openDesk(world, nodes, limits, guestCount)
  const { waits, problems } = await playActs(world, desk, acts)
  problems.push(...(await forgotten(world, desk)))
  const writer = createLogWriter(world.node.deps)
  const logs = new Map<string, readonly Entry[]>()
  for (const { key } of desk.guests) logs.set(key, await writer.entries(key))
  for (const [key, entries] of logs) problems.push(...checkLog(entries).map((what) => `${key}: ${what}`))
  for (const [key, entries] of logs)
    problems.push(...(await checkFacts(world, key, entries)).map((what) => `${key}: ${what}`))
  problems.push(...checkOrder(logs, waits, membersOf(desk.agents)))
  if (problems.length > 0) throw new Error(problems.join('\n'))
}
