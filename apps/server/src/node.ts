import { setTimeout as sleep } from 'node:timers/promises'
import { delivery } from '@foyer/core/timing.ts'
import type { FastifyInstance } from 'fastify'
import { createApp } from './app.ts'
import type { Config } from './config.ts'
import { createDeps, type Deps, type Seams } from './deps.ts'
import { createCallRounds } from './features/calls/call-rounds.ts'
import { createForgetMails } from './features/mail/forget-mails.ts'
import { startMail } from './features/mail/start-mail.ts'
import { startVectorPass } from './features/robot/vectors/vector-pass.ts'
import { breakSilences } from './features/silence/break-silence.ts'
import { createRoutingRounds } from './features/routing/routing-rounds.ts'
import { createForgetProofs } from './identity/forget-proofs.ts'
import { sweep } from './log/sweep.ts'
import { assertReadsLetters } from './platform/db/assert-reads-letters.ts'
import { serveMetrics } from './platform/observe/serve-metrics.ts'

/** What a client may be late, and how often we look whether all are gone. */
const graceMs = 100

export type ServerNode = {
  app: FastifyInstance
  deps: Deps
  address: string
  /** Leaves without anybody noticing: no new work, streams sent elsewhere, requests finished, then gone. */
  drain: () => Promise<void>
}

/** A running node: the app, its sweeper, and an orderly end. */
export async function startNode(config: Config, seams: Seams = {}): Promise<ServerNode> {
  const deps = createDeps(config, seams)
  await assertReadsLetters(deps.pool)
  let isDraining = false
  const app = await createApp(deps, { isReady: async () => !isDraining && (await canQuery(deps)) })
  const sweeper = startSweeper(deps, app)
  const vectorPass = startVectorPass(deps.vectors)
  const mail = startMail(deps, app.log)
  const metrics = await serveMetrics(deps)
  const address = await app.listen({ host: config.host, port: config.port })

  async function drain(): Promise<void> {
    if (isDraining) return
    isDraining = true
    deps.streams.farewell(config.drainStreamsMs)
    await Promise.all([sleep(config.drainNoticeMs), streamsGone(deps)])
    deps.streams.endAll()
    const finished = app.close()
    const answered = Promise.race([finished, sleep(config.drainMs, undefined, { ref: false })])
    await Promise.all([answered, mail.stop(config.drainMs)])
    sweeper.stop()
    vectorPass.stop()
    deps.streams.stop()
    deps.limits.stop()
    deps.readMarks.stop()
    await deps.readMarks.flush().catch(() => undefined)
    await metrics.close()
    await deps.redis.close()
    await deps.db.destroy()
  }
  return { app, deps, address, drain }
}

/** Clients leave at a moment of their own; those that do not know how to are cut off at the end of the time. */
async function streamsGone({ streams, config }: Deps): Promise<void> {
  const deadline = Date.now() + config.drainStreamsMs + graceMs
  while (streams.size() > 0 && Date.now() < deadline) await sleep(graceMs)
}

async function canQuery({ pool }: Deps): Promise<boolean> {
  return pool.query('select 1').then(
    () => true,
    () => false,
  )
}

/** Sweeps one after the other; while PostgreSQL is away it simply tries again. */
function startSweeper(deps: Deps, app: FastifyInstance) {
  const routing = createRoutingRounds(deps)
  const forgetProofs = createForgetProofs(deps)
  const forgetMails = createForgetMails(deps)
  const calls = createCallRounds(deps)
  let isStopped = false
  let timer: NodeJS.Timeout

  async function round(): Promise<void> {
    try {
      const found = await sweep(deps.pool, deps.watches, deps.doorbell)
      await deps.inboxes.sweep()
      deps.viewers.sweep()
      await deps.agentStreams.sweep(deps.clock.now())
      await breakSilences(deps)
      await routing()
      await forgetProofs()
      await forgetMails()
      await calls()
      deps.metrics.sweeps.inc()
      if (found > 0) deps.metrics.sweptThreads.inc(found)
    } catch (error) {
      app.log.warn({ err: error }, 'sweep failed')
    }
    if (isStopped) return
    timer = setTimeout(() => void round(), delivery.sweepMs)
  }

  timer = setTimeout(() => void round(), delivery.sweepMs)
  return {
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
