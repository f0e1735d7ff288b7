import type { Config } from './config.ts'
import { createAgentSessions, type AgentSessions } from './identity/agent-session.ts'
import { createIdentityKeys, type IdentityKeys } from './identity/identity-keys.ts'
import { createOwnSessions, type OwnSessions } from './identity/own-sessions.ts'
import { createSignInTries, type SignInTries } from './identity/sign-in-tries.ts'
import { createAgentStreams, type AgentStreams } from './identity/agent-streams.ts'
import { createVisitorTokens, type VisitorTokens } from './identity/visitor-token.ts'
import { createAppend, type Append } from './log/append.ts'
import type { Appended, NewEntry, Runner } from './log/append-statement.ts'
import { createDoorbell, type Doorbell } from './log/doorbell.ts'
import { createHeads } from './log/heads.ts'
import { createLogReader, type LogReader } from './log/read.ts'
import { createThreadKeys, type ThreadKeys } from './log/thread-keys.ts'
import { createReadMarks, type ReadMarks } from './log/read-marks.ts'
import { createTransition, type Transition } from './log/transition.ts'
import { createWatches, type Watches } from './log/watches.ts'
import { closeCall } from './features/calls/close-call.ts'
import { createChannels, type Channels } from './features/channel/channels.ts'
import { createInboxes, type Inboxes } from './features/desk/inbox/inboxes.ts'
import { createWords, type Words } from './features/desk/words/words.ts'
import { createViewers, type Viewers } from './features/desk/thread/viewers.ts'
import { createFiles, type Files } from './features/files/files.ts'
import { createImages, type Images } from './features/files/images.ts'
import { createModels, type Models } from './features/robot/model/models.ts'
import { createVectors, type Vectors } from './features/robot/vectors/vectors.ts'
import { createAssign, type Assign } from './features/routing/assign.ts'
import { createQueue, type Queue } from './features/routing/queue.ts'
import { createSeats, type Seats } from './features/routing/seats.ts'
import type { Clock } from './platform/clock.ts'
import { systemClock } from './platform/clock.ts'
import { createDb, createPool, type Db, type Pool } from './platform/db/pool.ts'
import { createEgress, type Egress } from './platform/egress/egress.ts'
import type { Resolve } from './platform/egress/guarded-connector.ts'
import { createStreams, type Streams } from './platform/http/event-stream.ts'
import { createLimits, type Limits } from './platform/limits.ts'
import { createMetrics, type Metrics } from './platform/observe/metrics.ts'
import { connectRedis } from './platform/redis/connect.ts'
import type { RedisPort } from './platform/redis/port.ts'
import { createSecretBox } from './platform/secret-box.ts'
import { createStorage } from './platform/storage/create-storage.ts'
import { createScan, type Scan } from './platform/storage/scan.ts'
import type { Storage } from './platform/storage/storage.ts'

/** Everything a handler may use, passed to it in plain sight. */
export type Deps = {
  config: Config
  clock: Clock
  pool: Pool
  db: Db
  redis: RedisPort
  metrics: Metrics
  append: Append
  reader: LogReader
  transition: Transition
  doorbell: Doorbell
  watches: Watches
  readMarks: ReadMarks
  threadKeys: ThreadKeys
  streams: Streams
  limits: Limits
  visitorTokens: VisitorTokens
  identityKeys: IdentityKeys
  agentSessions: AgentSessions
  agentStreams: AgentStreams
  ownSessions: OwnSessions
  signInTries: SignInTries
  channels: Channels
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
}

/** Where tests may put something between two parts: a turned clock, a Redis that lies, a commit that is cut short. */
export type Seams = {
  clock?: Clock
  redis?: (redis: RedisPort) => RedisPort
  runner?: (runner: Runner) => Runner
  append?: (append: Append) => Append
  storage?: (storage: Storage) => Storage
  resolve?: Resolve
}

export function createDeps(config: Config, seams: Seams = {}): Deps {
  const clock = seams.clock ?? systemClock
  const pool = poolOf(config)
  const db = createDb(pool)
  const connected = connectRedis(config.redisUrls, config.redisPrefix)
  const redis = seams.redis?.(connected) ?? connected
  const metrics = createMetrics()
  const doorbell = createDoorbell(redis)
  const reader = createLogReader(db)
  const watches = createWatches({ redis, heads: createHeads(db, redis, doorbell), reader, clock })

  const transition = createTransition({ db, clock, doorbell, onLeave: closeCall })

  const stored = createStorage(config)
  const storage = seams.storage?.(stored) ?? stored

  const runner: Runner = { query: (query) => pool.query(query) }
  const append = createAppend({
    runner: seams.runner?.(runner) ?? runner,
    clock,
    onCommitted: (inputs, results) => ringFor(doorbell, metrics, inputs, results),
  })

  return {
    config,
    clock,
    pool,
    db,
    redis,
    metrics,
    append: seams.append?.(append) ?? append,
    reader,
    transition,
    doorbell,
    watches,
    readMarks: createReadMarks(pool),
    threadKeys: createThreadKeys(db),
    streams: createStreams(),
    limits: createLimits(redis, clock, config.limitScale),
    visitorTokens: createVisitorTokens(config.keys),
    identityKeys: createIdentityKeys(db, clock, createSecretBox(config.keys)),
    agentSessions: createAgentSessions(db, clock),
    agentStreams: createAgentStreams(pool),
    ownSessions: createOwnSessions(db, clock),
    signInTries: createSignInTries(db, clock),
    channels: createChannels(db, clock),
    inboxes: createInboxes({ db, redis }),
    words: createWords(db, clock),
    viewers: createViewers({ redis, clock }),
    queue: createQueue({ db, clock, watches }),
    seats: createSeats({ pool, clock }),
    assign: createAssign({ db, clock, transition }),
    storage,
    files: createFiles({ db, storage, clock }),
    images: createImages(config.storage.spoolDir),
    scan: createScan(config.clamd),
    egress: createEgress(config.egress, seams.resolve),
    models: createModels({ config, db, clock, resolve: seams.resolve }),
    vectors: createVectors({ config, db, clock, resolve: seams.resolve }),
  }
}

/** Mails are promised only where `foyer.mail` is on (queue-mail.ts); who sends them needs a connection to listen on. */
function poolOf({ databaseUrl, databaseConnections, mail }: Config): Pool {
  if (!mail) return createPool(databaseUrl, databaseConnections)
  return createPool(databaseUrl, databaseConnections + 1, { 'foyer.mail': 'on' })
}

/** One pipeline of rings for a whole batch. */
function ringFor(
  doorbell: Doorbell,
  metrics: Metrics,
  inputs: readonly NewEntry[],
  results: readonly Appended[],
): void {
  metrics.batchRows.observe(inputs.length)
  const rings = inputs.flatMap((input, i) => {
    const result = results[i]
    if (result?.outcome !== 'stored') return []
    return [{ tenantId: input.tenantId, threadId: input.threadId, head: result.head, entry: result.entry }]
  })
  doorbell.ring(rings)
}
