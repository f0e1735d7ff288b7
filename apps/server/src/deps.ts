import type { DoctorResult } from '@foyer/contract/desk/doctor-words.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import { createAgentDevices, type AgentDevices } from './identity/agent-devices.ts'
import { createAgentSessions, type AgentSessions } from './identity/agent-session.ts'
import { createIdentityKeys, type IdentityKeys } from './identity/identity-keys.ts'
import { createOwnSessions, type OwnSessions } from './identity/own-sessions.ts'
import { createSignInTries, type SignInTries } from './identity/sign-in-tries.ts'
import { createAgentStreams, type AgentStreams } from './identity/agent-streams.ts'
import { createTokenRevocations, type TokenRevocations } from './identity/token-revocations.ts'
import { createVisitorTokens, type VisitorTokens } from './identity/visitor-token.ts'
import { createAppend, type Append } from './log/append.ts'
import type { Appended, NewEntry, Runner } from './log/append-statement.ts'
import { createNotifier, type Notifier } from './log/notifier.ts'
import { createHeads } from './log/heads.ts'
import { createLogReader, type LogReader } from './log/read.ts'
import { createShelves, type Shelves } from './log/shelves.ts'
import { createThreadPlaces } from './log/thread-places.ts'
import { createThreadKeys, type ThreadKeys } from './log/thread-keys.ts'
import { createReadMarks, type ReadMarks } from './log/read-marks.ts'
import { createTransition, type Transition } from './log/transition.ts'
import { createWatches, type Watches } from './log/watches.ts'
import { closeCall } from './features/calls/close-call.ts'
import { createChannelConfigs, type ChannelConfigs } from './features/channel/channel-configs.ts'
import { createChannels, type Channels } from './features/channel/channels.ts'
import { createSeenSites, type SeenSites } from './features/channel/seen-sites.ts'
import { createInboxes, type Inboxes } from './features/desk/inbox/inboxes.ts'
import { createWords, type Words } from './features/desk/words/words.ts'
import { createViewers, type Viewers } from './features/desk/thread/viewers.ts'
import { createFiles, type Files } from './features/files/files.ts'
import { createImages, type Images } from './features/files/images.ts'
import { createModels, type Models } from './features/robot/model/models.ts'
import { queueForLearning } from './features/robot/learning/queue-for-learning.ts'
import { createVectors, type Vectors } from './features/robot/vectors/vectors.ts'
import { createAssign, type Assign } from './features/routing/assign.ts'
import { createQueue, type Queue } from './features/routing/queue.ts'
import { recordFacts } from './features/facts/record-facts.ts'
import { createSeats, type Seats } from './features/routing/seats.ts'
import { createProviders, type Providers } from './features/sso/providers.ts'
import { createSteadyClock, systemClock, type Clock } from './platform/clock.ts'
import { createClockSkew, type ClockSkew } from './platform/clock-skew.ts'
import { createDb, createPool, type Db, type Pool } from './platform/db/pool.ts'
import { createEgress, type Egress } from './platform/egress/egress.ts'
import type { Resolve } from './platform/egress/guarded-connector.ts'
import { createStreams, type Streams } from './platform/http/event-stream.ts'
import { createQuarantine, type Quarantine } from './platform/jobs/quarantine.ts'
import { createLimits, type Limits } from './platform/limits.ts'
import { createFailures, type Failures } from './platform/observe/failures.ts'
import { logger } from './platform/observe/logger.ts'
import { createMetrics, type Metrics } from './platform/observe/metrics.ts'
import { createOutage } from './platform/observe/outage.ts'
import { createBadMessages } from './platform/redis/bad-messages.ts'
import { connectRedis } from './platform/redis/connect.ts'
import type { RedisPort } from './platform/redis/port.ts'
import { createSecretBox, type SecretBox } from './platform/secret-box.ts'
import { createStorage } from './platform/storage/create-storage.ts'
import { createScan, type Scan } from './platform/storage/scan.ts'
import type { Storage } from './platform/storage/storage.ts'

/** Everything a handler may use, passed to it in plain sight. */
export type Deps = {
  config: Config
  clock: Clock
  clockSkew: ClockSkew
  pool: Pool
  db: Db
  redis: RedisPort
  log: FastifyBaseLogger
  metrics: Metrics
  /** Failures after which the server goes on in another way. */
  failures: Failures
  /** Rows that background jobs leave out because they failed. */
  quarantine: Quarantine
  append: Append
  /** Entries that wait in `append`. */
  appendWaiting: () => number
  reader: LogReader
  shelves: Shelves
  transition: Transition
  notifier: Notifier
  watches: Watches
  readMarks: ReadMarks
  threadKeys: ThreadKeys
  streams: Streams
  limits: Limits
  visitorTokens: VisitorTokens
  tokenRevocations: TokenRevocations
  secretBox: SecretBox
  identityKeys: IdentityKeys
  agentSessions: AgentSessions
  agentDevices: AgentDevices
  agentStreams: AgentStreams
  ownSessions: OwnSessions
  signInTries: SignInTries
  channels: Channels
  channelConfigs: ChannelConfigs
  seenSites: SeenSites
  inboxes: Inboxes
  words: Words
  viewers: Viewers
  queue: Queue
  seats: Seats
  /** Gives those who wait to agents who are free. */
  assign: Assign
  storage: Storage
  files: Files
  images: Images
  scan: Scan
  egress: Egress
  models: Models
  vectors: Vectors
  /** Identity providers. */
  providers: Providers
  /** Of each tenant: the checks that this node runs for it now, by their names. */
  doctorRuns: Map<number, { name: string; results: Promise<DoctorResult[]> }>
}

/** Test hooks between two components: a fake clock, a faulty Redis, an interrupted commit. */
export type Seams = {
  clock?: Clock
  log?: FastifyBaseLogger
  redis?: (redis: RedisPort) => RedisPort
  runner?: (runner: Runner) => Runner
  append?: (append: Append) => Append
  storage?: (storage: Storage) => Storage
  resolve?: Resolve
}

export function createDeps(config: Config, seams: Seams = {}): Deps {
  const clock = seams.clock ?? createSteadyClock()
  const log = seams.log ?? logger(config.logLevel)
  const metrics = createMetrics()
  const failures = createFailures(log, metrics)
  const quarantine = createQuarantine({ clock, log, metrics })
  const pool = poolOf(config, log, metrics)
  const db = createDb(pool)
  const onBadMessage = createBadMessages(log, metrics)
  const outage = createOutage(log, metrics, 'Redis')
  const connected = connectRedis(config.redisUrls, config.redisPrefix, { outage, onBadMessage })
  const redis = seams.redis?.(connected) ?? connected
  const clockSkew = createClockSkew({ pool, clock, wall: seams.clock ?? systemClock, log, metrics })
  const notifier = createNotifier(redis, failures)
  const places = createThreadPlaces(pool)
  const shelves = createShelves({ pool, db, clock, metrics })
  const reader = createLogReader(db, pool, places)
  const watches = createWatches({
    redis,
    heads: createHeads({ db, redis, notifier, failures }),
    reader,
    clock,
    quarantine,
    failures,
    onBadMessage,
  })

  const agentDevices = createAgentDevices(db, clock)
  const transition = createTransition({
    db,
    clock,
    notifier,
    shelves,
    places,
    onLeave: closeCall,
    onWritten: async (trx, written) => {
      await recordFacts(trx, written)
      await queueForLearning(trx, written)
    },
  })

  const channelConfigs = createChannelConfigs({ log, metrics })
  const stored = createStorage(config)
  const storage = seams.storage?.(stored) ?? stored

  const runner: Runner = { query: (query) => pool.query(query) }
  const { append, waitingCount } = createAppend({
    runner: seams.runner?.(runner) ?? runner,
    connections: config.databaseConnections,
    places,
    clock,
    onCommitted: (inputs, results) => {
      // The entries are stored: a failure here must not be the sender's answer, and the sweep delivers.
      try {
        ringFor(notifier, metrics, inputs, results)
      } catch (error) {
        failures.report('redis.notify', error)
      }
    },
    onBatchFailed: (error, rows) => {
      metrics.failedBatches.inc()
      log.error({ err: error, rows }, 'a batch of entries failed; each is stored alone')
    },
  })
  const secretBox = createSecretBox(config.keys)

  return {
    config,
    clock,
    clockSkew,
    pool,
    db,
    redis,
    log,
    metrics,
    failures,
    quarantine,
    append: seams.append?.(append) ?? append,
    appendWaiting: waitingCount,
    reader,
    shelves,
    transition,
    notifier,
    watches,
    readMarks: createReadMarks({ pool, log, metrics }),
    threadKeys: createThreadKeys(db),
    streams: createStreams(config.streams, metrics),
    limits: createLimits({ redis, clock, failures }, config.limitScale),
    visitorTokens: createVisitorTokens(config.keys),
    tokenRevocations: createTokenRevocations(pool, clock),
    secretBox,
    identityKeys: createIdentityKeys(db, clock, secretBox),
    agentSessions: createAgentSessions(db, clock, pool),
    agentStreams: createAgentStreams(pool),
    agentDevices,
    ownSessions: createOwnSessions(db, clock, agentDevices),
    signInTries: createSignInTries(db, clock),
    channelConfigs,
    channels: createChannels(db, clock, channelConfigs),
    seenSites: createSeenSites({ db, clock, failures }),
    inboxes: createInboxes({ db, redis, clock, log, metrics, failures, onBadMessage }),
    words: createWords(db, clock),
    viewers: createViewers({ redis, clock, failures, onBadMessage }),
    queue: createQueue({ db, clock, watches, log, metrics, failures, quarantine }),
    seats: createSeats({ db, clock: clockSkew.leaseClock, log, metrics }),
    assign: createAssign({ db, clock, log, metrics, transition, quarantine }),
    storage,
    files: createFiles({ db, storage, clock }),
    images: createImages(config.storage.spoolDir),
    scan: createScan(config.clamd),
    egress: createEgress(config.egress, failures, seams.resolve),
    models: createModels({ config, db, clock, resolve: seams.resolve }),
    vectors: createVectors({ config, db, clock, log, failures, quarantine, resolve: seams.resolve }),
    providers: createProviders({ config, clock, resolve: seams.resolve }),
    doctorRuns: new Map(),
  }
}

/** Listening for queued jobs takes a connection. Mails are promised only where `foyer.mail` is on (queue-mail.ts). */
function poolOf(
  { databaseUrl, databaseConnections, mail }: Config,
  log: FastifyBaseLogger,
  metrics: Metrics,
): Pool {
  const outage = createOutage(log, metrics, 'PostgreSQL')
  return createPool(databaseUrl, databaseConnections + 1, mail ? { 'foyer.mail': 'on' } : {}, outage)
}

/** One pipeline of notifications for a whole batch. */
function ringFor(
  notifier: Notifier,
  metrics: Metrics,
  inputs: readonly NewEntry[],
  results: readonly Appended[],
): void {
  metrics.batchRows.observe(inputs.length)
  const notifications = inputs.flatMap((input, i) => {
    const result = results[i]
    if (result?.outcome !== 'stored') return []
    return [{ tenantId: input.tenantId, threadId: input.threadId, head: result.head, entry: result.entry }]
  })
  notifier.notify(notifications)
}
