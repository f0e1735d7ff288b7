import { setTimeout as sleep } from 'node:timers/promises'
import { connectWorld } from '@foyer/testkit/connect-world.ts'
import { createDatabase } from '@foyer/testkit/database.ts'
import { Http } from '@foyer/testkit/http.ts'
import type { NodeProcess } from '../../bench/processes/node.ts'
import { startChild } from '../../bench/processes/start-child.ts'
import { freedToGiven, misplaced } from './figures.ts'
import { gather } from './people.ts'
import { percentile } from '../../bench/measure/statistics.ts'
import { watchDesks, watchPlaces } from './watch.ts'

/** `closes`: conversations that end while it is measured, so many each second. */
const crowd = { agents: 200, places: 15, visitors: 5_000, groups: 4, closes: 1_000, perSecond: 20 }
const goals = { assignMs: 500, listMs: 1_000 }

/** 200 agents, 5,000 visitors of whom 2,000 wait, two server processes: prints how soon what happens. */
export async function runLoad(
  engines: { databaseUrl: string; redisUrl: string },
  size = crowd,
): Promise<void> {
  const database = await createDatabase(engines.databaseUrl)
  const urls = { databaseUrl: database.url, redisUrl: engines.redisUrl }
  const servers = [startChild<NodeProcess>('processes/node.ts'), startChild<NodeProcess>('processes/node.ts')]
  const ports = await Promise.all(servers.map((server) => server.ask('start', urls)))
  const nodes = ports.map(({ port }) => new Http(`http://127.0.0.1:${port}`))
  const { deps, close } = await connectWorld(urls)

  const people = await gather(deps, nodes, size)
  const desks = await watchDesks(people)
  const places = await watchPlaces(deps, people)
  console.log(`${size.agents} agents, ${size.visitors} visitors, ${places.waiting} of them waiting`)

  const from = Date.now()
  for (let done = 0; done < size.closes; done += 1) {
    const due = from + (done * 1_000) / size.perSecond
    if (due > Date.now()) await sleep(due - Date.now())
    void desks.endOne()
  }
  await sleep(5_000)

  const given = await freedToGiven(deps, people.tenantId, from)
  const listMs = desks.delays(given.served)
  const wrong = await misplaced(deps, people.tenantId, places.told())
  print('a free place is given', given.delays, goals.assignMs)
  print('the desks show it', listMs, goals.listMs)
  console.log(`${places.told().size} who wait know their place, ${wrong.length} of them a wrong one`)
  places.close()
  desks.close()
  await Promise.all(servers.map((server) => server.end()))
  await close()
  await database.drop()
}

function print(what: string, ms: readonly number[], goalMs: number): void {
  const [p50, p99] = [percentile(ms, 0.5), percentile(ms, 0.99)].map(Math.round)
  const max = Math.max(...ms)
  console.log(`${what}: p50 ${p50} ms, p99 ${p99} ms (goal ${goalMs}), at most ${max} ms, of ${ms.length}`)
}
