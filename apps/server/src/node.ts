import { setTimeout as sleep } from 'node:timers/promises'
import { callTiming, draftTiming, silenceTiming } from '@foyer/core/timing.ts'
import {
  clockTiming,
  logTiming,
  pruneTiming,
  retentionTiming,
  shelfTiming,
  spoolTiming,
  sweepTiming,
  vectorTiming,
} from './node-timing.ts'
import type { FastifyInstance } from 'fastify'
import { createApp } from './app.ts'
import type { Config } from './config.ts'
import { createDeps, type Deps, type Seams } from './deps.ts'
import { sweepCalls } from './features/calls/sweep-calls.ts'
import { forgetUnusedPictures } from './features/desk/account/agent-pictures.ts'
import { dataRequestTasks } from './features/data-requests/data-request-tasks.ts'
import { calibrationTiming, learningTiming } from './robot-timing.ts'
import { calibrateDue } from './features/robot/calibration/calibrate-due.ts'
import { publishDue } from './features/channel-editor/publish-due.ts'
import { expireRequests } from './features/data-requests/expire-requests.ts'
import { forgetUnsent } from './features/files/claim-files.ts'
import { mailTasks } from './features/mail/mail-tasks.ts'
import { runRetention } from './features/retention/retention-round.ts'
import { learnFromSessions } from './features/robot/learning/learn-from-sessions.ts'
import { fillAll } from './features/robot/vectors/vectors.ts'
import { offerSetup } from './features/setup/setup-links.ts'
import { breakSilences } from './features/silence/break-silence.ts'
import { recordPresence } from './features/silence/record-presence.ts'
import { createRoutingRounds } from './features/routing/routing-rounds.ts'
import { sweep } from './log/sweep.ts'
import { assertReadsLetters } from './platform/db/assert-reads-letters.ts'
import { clearSpool } from './platform/http/spool.ts'
import { startBackgroundJobs, type BackgroundJob } from './platform/jobs/background-jobs.ts'
import { createJobRuns } from './platform/jobs/job-runs.ts'
import { prune } from './platform/jobs/prune.ts'
import { startJobs } from './platform/jobs/start-jobs.ts'
import { createReadiness } from './platform/readiness.ts'
import { refreshAges } from './platform/observe/age-gauges.ts'
import { serveMetrics } from './platform/observe/serve-metrics.ts'
import { watchEventLoop } from './platform/observe/watch-event-loop.ts'

/** Extra time for late clients, and the interval between checks for open streams. */
const graceMs = 100

export type ServerNode = {
  app: FastifyInstance
  deps: Deps
  address: string
  /** Leaves without anybody noticing: no new work, streams sent elsewhere, requests finished, then gone. */
  drain: () => Promise<void>
}

/** A running node: the app, its background jobs, and an orderly end. */
export async function startNode(config: Config, seams: Seams = {}): Promise<ServerNode> {
  const deps = createDeps(config, seams)
  await assertReadsLetters(deps.pool)
  await deps.tokenRevocations.refresh()
  let isDraining = false
  await deps.clockSkew.measure()
  // A node without them works: sessions then begin on an older shelf, and the job below tries again.
  await deps.shelves.makeAhead().catch(deps.failures.ignore('shelves'))
  const app = await createApp(deps, { failedChecks: createReadiness(deps, () => isDraining) })
  const runs = createJobRuns(deps)
  const jobs = startBackgroundJobs(runs.watched(backgroundJobs(deps)), {
    ...deps,
    onSuccess: (job) => runs.succeeded(job),
  })
  const queued = startJobs(deps, { ...mailTasks(deps), ...dataRequestTasks(deps) })
  const eventLoop = watchEventLoop(deps)
  const metrics = await serveMetrics(deps)
  const address = await app.listen({ host: config.host, port: config.port, backlog: config.listenBacklog })
  // Without a link the node works; the next start logs one.
  await offerSetup(deps, address).catch(deps.failures.ignore('setup.link'))

  async function drain(): Promise<void> {
    if (isDraining) return
    isDraining = true
    deps.streams.farewell(config.drainStreamsMs)
    await Promise.all([sleep(config.drainNoticeMs), streamsGone(deps)])
    deps.streams.endAll()
    const finished = app.close()
    const answered = Promise.race([finished, sleep(config.drainMs, undefined, { ref: false })])
    await Promise.all([answered, queued.stop(config.drainMs)])
    jobs.stop()
    eventLoop.stop()
    deps.streams.stop()
    deps.limits.stop()
    await deps.readMarks.flush().catch(deps.failures.ignore('drain.read-marks'))
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

/** Jobs that every node repeats, each in its own loop. */
function backgroundJobs(deps: Deps): BackgroundJob[] {
  const { clock, metrics, vectors } = deps
  return [
    {
      name: 'delivery',
      run: async () => metrics.sweptThreads.inc(await sweep(deps)),
    },
    { name: 'clock', everyMs: clockTiming.measureMs, run: () => deps.clockSkew.measure() },
    { name: 'read-marks', run: () => deps.readMarks.flush() },
    { name: 'token-revocations', run: () => deps.tokenRevocations.refresh() },
    { name: 'inboxes', run: () => deps.inboxes.sweep() },
    { name: 'viewers', run: () => deps.viewers.sweep() },
    { name: 'agent-sessions', run: () => deps.agentStreams.sweep(clock.now()) },
    { name: 'idle', run: () => breakSilences(deps) },
    { name: 'visitor-presence', everyMs: silenceTiming.presence.lookMs, run: () => recordPresence(deps) },
    { name: 'routing', run: createRoutingRounds(deps) },
    { name: 'queue-places', run: () => deps.queue.tellPlaces() },
    { name: 'calls', everyMs: callTiming.lookMs, run: () => sweepCalls(deps) },
    { name: 'learning', everyMs: learningTiming.everyMs, run: () => learnFromSessions(deps) },
    { name: 'publish-due', everyMs: draftTiming.dueMs, run: () => publishDue(deps) },
    { name: 'calibrate', everyMs: calibrationTiming.everyMs, run: () => calibrateDue(deps) },
    { name: 'shelves', everyMs: shelfTiming.lookMs, run: () => deps.shelves.makeAhead() },
    { name: 'retention', everyMs: retentionTiming.everyMs, run: () => runRetention(deps) },
    { name: 'prune', everyMs: pruneTiming.everyMs, run: () => prune(deps) },
    {
      name: 'clean-up',
      everyMs: sweepTiming.cleanUpMs,
      run: async () => (await forgetUnsent(deps)) + (await forgetUnusedPictures(deps)),
    },
    { name: 'data-requests', everyMs: sweepTiming.cleanUpMs, run: () => expireRequests(deps) },
    {
      name: 'spool',
      everyMs: spoolTiming.clearMs,
      run: () => clearSpool(deps.config.storage.spoolDir, deps.failures),
    },
    ...(deps.config.metricsPort === 0
      ? []
      : [{ name: 'ages', everyMs: logTiming.agesMs, run: () => refreshAges(deps) }]),
    ...(vectors.source
      ? [{ name: 'vectors', everyMs: vectorTiming.passMs, run: () => fillAll(vectors) }]
      : []),
  ]
}
