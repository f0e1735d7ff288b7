import { setTimeout as sleep } from 'node:timers/promises'
import { pathOf } from '@foyer/contract/endpoints.ts'
import pg from 'pg'
import { openCast, type Cast } from './cast.ts'
import type { Fault } from './fault.ts'
import { finish } from './finish.ts'
import { listenForLeaks } from './leaks.ts'
import { firstOkMs, quantile } from './measure.ts'
import { startProxy, type Proxy } from './proxy.ts'
import type { Stage } from './stage.ts'
import { startTraffic } from './traffic.ts'

const latencyMs = 2_000
const maxGrowthBytes = 150 * 1024 * 1024
/** A statement is given up after 10 s; a request may need two, and the machine some time of its own. */
const longestAnswerMs = 25_000
const fastMs = 1_000
/** Until one request has waited for two seconds, all are queued. */
const noticedMs = 2_500

type Trouble = { name: string; ms: { short: number; long: number }; begin: Begin }
/** The answer ends it. */
type Begin = (stage: Stage, toPostgres: Proxy) => Promise<() => Promise<void>>

const troubles: Trouble[] = [
  {
    name: 'two seconds late',
    ms: { short: 5_000, long: 15_000 },
    begin: (_stage, toPostgres) => {
      toPostgres.poison({ down: [{ type: 'latency', ms: latencyMs }] })
      // Answers that are on their way still come two seconds late: the trouble ends with the last of them.
      return Promise.resolve(async () => {
        toPostgres.cure()
        await sleep(latencyMs)
      })
    },
  },
  // Every statement about a thread waits for the lock: first the pool is full, then, after 10 s, statements time out.
  { name: 'locked', ms: { short: 5_000, long: 15_000 }, begin: (stage) => lockThreads(stage) },
]

/** PostgreSQL is slow, then its statements hang: nodes refuse quickly what they cannot do, and recover at once. */
export const postgresSlow: Fault = {
  id: 'F5',
  title: 'PostgreSQL is slow, the pool is full, statements time out',
  target: 'first ok p99 < 2 s afterwards',
  targetMs: 2_000,
  async play({ stage, isShort }) {
    const { history, engines } = stage
    const toPostgres = await startProxy({ ports: () => [engines.postgres.port], http: false })
    const url = new URL(stage.databaseUrl)
    url.port = String(toPostgres.port)
    for (const node of stage.nodes) {
      await node.kill9()
      await node.start({ settings: { databaseUrl: url.href } })
    }
    const cast = await openCast(stage, { conversations: isShort ? 15 : 40 })
    const stop = startTraffic(cast, stage, isShort ? 60 : 200)
    const before = await rssOf(stage)
    const recoveryMs: number[] = []
    const problems: string[] = []
    const slow: string[] = []
    for (const { name, ms, begin } of troubles) {
      await sleep(1_000)
      const leaks = listenForLeaks(cast)
      const crowd = startCrowd(cast)
      const beganAt = Date.now()
      const end = await begin(stage, toPostgres)
      await sleep(isShort ? ms.short : ms.long)
      await end()
      const endedAt = Date.now()
      const answers = await crowd()
      await sleep(isShort ? 2_000 : 4_000)
      recoveryMs.push(...firstOkMs(history, endedAt))
      const silent = answers.filter(({ status, retryAfter }) => status === 503 && retryAfter === null).length
      if (silent > 0) problems.push(`${name}: ${silent} refusals did not say when to come back`)
      problems.push(...leaks())
      slow.push(...judgeTimes(name, answers, beganAt))
    }
    stop()
    const growth = (await rssOf(stage)) - before
    if (growth > maxGrowthBytes) problems.push(`memory grew by ${growth} bytes`)
    const watchers = await finish(stage, cast)
    await toPostgres.close()
    return { recoveryMs, problems, slow, watchers }
  },
}

async function lockThreads({ databaseUrl }: Stage): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => undefined)
  await client.connect()
  await client.query('begin; lock table threads, entries in access exclusive mode')
  return async () => {
    await client.query('rollback')
    await client.end()
  }
}

type Answer = { status: number; askedAt: number; ms: number; retryAfter: string | null }

const askEveryMs = 40
const maxAsked = 300

/** Readers who come all the time, whether others are waiting or not. The answer stops them and tells what they were told. */
function startCrowd({ conversations: [first] }: Cast): () => Promise<Answer[]> {
  if (!first) throw new Error('an empty stage')
  const { started, address } = first.visitor
  const answers: Answer[] = []
  const asking = new Set<Promise<void>>()

  async function read(): Promise<void> {
    const askedAt = Date.now()
    const response = await fetch(`${address}${pathOf('getHistoryMsg')}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', token: started.token },
      body: JSON.stringify({ userId: started.userId, maxTime: 0, pageSize: 5 }),
    }).catch(() => undefined)
    await response?.text()
    if (!response) return
    const retryAfter = response.headers.get('retry-after')
    answers.push({ status: response.status, askedAt, ms: Date.now() - askedAt, retryAfter })
  }
  const timer = setInterval(() => {
    if (asking.size >= maxAsked) return
    const asked = read().finally(() => asking.delete(asked))
    asking.add(asked)
  }, askEveryMs)
  return async () => {
    clearInterval(timer)
    await Promise.allSettled(asking)
    return answers
  }
}

/** Those who came before the node noticed wait; those who come later are refused at once. */
function judgeTimes(name: string, answers: readonly Answer[], beganAt: number): string[] {
  const late = answers.filter(({ ms }) => ms > longestAnswerMs).length
  const isTold = ({ status, askedAt }: Answer) => status === 503 && askedAt > beganAt + noticedMs
  const refusedMs = answers.filter(isTold).map(({ ms }) => ms)
  const half = Math.round(quantile(refusedMs, 0.5))
  return [
    ...(late > 0 ? [`${name}: ${late} answers took longer than ${longestAnswerMs} ms`] : []),
    ...(refusedMs.length === 0 ? [`${name}: nobody was refused`] : []),
    ...(half > fastMs ? [`${name}: half of ${refusedMs.length} refusals took ${half} ms`] : []),
  ]
}

async function rssOf({ nodes }: Stage): Promise<number> {
  const stats = await Promise.all(nodes.map((node) => node.stats()))
  return Math.max(...stats.map(({ rssBytes }) => rssBytes))
}
