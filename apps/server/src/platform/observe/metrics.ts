import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from '@prometheus-io/client'
import { logTiming } from '../../node-timing.ts'
import { version } from './version.ts'

let processRegistry: Registry | undefined

/** Numbers of the process. Their timers run until its end, so that all nodes of a process share one set. */
function processMetrics(): Registry {
  if (processRegistry) return processRegistry
  processRegistry = new Registry()
  collectDefaultMetrics({
    register: processRegistry,
    eventLoopMonitoringPrecision: logTiming.loopSampleMs,
  })
  return processRegistry
}

/** The node's own numbers, for Prometheus. Labels are bounded: route names and error names, never ids. */
export function createMetrics() {
  const registry = Registry.merge([processMetrics()])
  const registers = [registry]
  new Gauge({
    name: 'foyer_build_info',
    help: '1, with the version of Foyer and of Node.',
    labelNames: ['version', 'node_version'],
    registers,
  }).set({ version, node_version: process.versions.node }, 1)
  const backupAge = new Gauge({
    name: 'foyer_backup_age_seconds',
    help: 'Time since the newest good backup was finished; NaN without one.',
    registers,
  })
  const drillAge = new Gauge({
    name: 'foyer_restore_drill_age_seconds',
    help: 'Time since the last restore drill without a finding; NaN without one.',
    registers,
  })
  // 0 would look like a backup that has just been made.
  for (const age of [backupAge, drillAge]) age.set(Number.NaN)
  return {
    registry,
    backupAge,
    drillAge,
    requests: new Histogram({
      name: 'foyer_request_seconds',
      help: 'Time to answer, by call and HTTP status.',
      labelNames: ['call', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers,
    }),
    rejections: new Counter({
      name: 'foyer_rejections_total',
      help: 'Requests that were refused or failed, by error.',
      labelNames: ['error'],
      registers,
    }),
    batchRows: new Histogram({
      name: 'foyer_append_batch_rows',
      help: 'Entries committed together.',
      buckets: [1, 2, 5, 10, 20, 50],
      registers,
    }),
    partitionsAhead: new Gauge({
      name: 'foyer_partitions_ahead',
      help: 'Partitions of the log made ahead, by retention class; -1 if that of the present period is missing.',
      labelNames: ['class'],
      registers,
    }),
    shelves: new Gauge({
      name: 'foyer_shelves',
      help: 'Partitions of the log, by what has happened to them.',
      labelNames: ['state'],
      registers,
    }),
    retentionOverdue: new Gauge({
      name: 'foyer_retention_overdue_seconds',
      help: 'How long the partition that is most overdue should have been detached or dropped.',
      registers,
    }),
    removedConversations: new Counter({
      name: 'foyer_removed_conversations_total',
      help: 'Conversations that were removed for good because their time was over.',
      registers,
    }),
    failedBatches: new Counter({
      name: 'foyer_append_batch_failures_total',
      help: 'Batches that failed because of one entry; their entries were then stored one by one.',
      registers,
    }),
    appendWaiting: new Gauge({
      name: 'foyer_append_waiting',
      help: 'Entries that wait for a statement to store them.',
      registers,
    }),
    modelAnswers: new Counter({
      name: 'foyer_model_answers_total',
      help: 'Questions to a model, by what became of them.',
      labelNames: ['outcome', 'why'],
      registers,
    }),
    mails: new Counter({
      name: 'foyer_mails_total',
      help: 'Tries to mail somebody, by what became of them.',
      labelNames: ['outcome'],
      registers,
    }),
    dataRequests: new Counter({
      name: 'foyer_data_requests_total',
      help: 'Exports and erasures of visitors, by what became of them.',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
    deadJobs: new Gauge({
      name: 'foyer_dead_jobs',
      help: 'Jobs of the queue that were given up after their last try.',
      registers,
    }),
    remotePictures: new Counter({
      name: 'foyer_remote_pictures_total',
      help: 'Pictures of other sites that agents looked at, by what became of them.',
      labelNames: ['outcome'],
      registers,
    }),
    ssoSignIns: new Counter({
      name: 'foyer_sso_sign_ins_total',
      help: 'Single sign-ons that were begun or finished, by what became of them.',
      labelNames: ['outcome'],
      registers,
    }),
    signInLocks: new Counter({
      name: 'foyer_sign_in_locks_total',
      help: 'Locks after wrong passwords, by what is locked.',
      labelNames: ['by'],
      registers,
    }),
    slowBodies: new Counter({
      name: 'foyer_slow_bodies_total',
      help: 'Connections cut because the body of a request took too long.',
      registers,
    }),
    streams: new Gauge({ name: 'foyer_streams', help: 'Open push streams.', registers }),
    streamsLimit: new Gauge({
      name: 'foyer_streams_limit',
      help: 'Streams that this node may have open at once.',
      registers,
    }),
    evictedStreams: new Counter({
      name: 'foyer_streams_evicted_total',
      help: 'Streams closed to make room for newer ones of the same visitor, agent or address.',
      labelNames: ['cap'],
      registers,
    }),
    refusedStreams: new Counter({
      name: 'foyer_streams_refused_total',
      help: 'Streams refused because this node has as many as it may have.',
      registers,
    }),
    watches: new Gauge({ name: 'foyer_watches', help: 'Threads followed by this node.', registers }),
    queueWaiting: new Gauge({
      name: 'foyer_queue_waiting',
      help: 'Visitors of the installation who wait for a person.',
      registers,
    }),
    queueOldest: new Gauge({
      name: 'foyer_queue_oldest_seconds',
      help: 'How long the visitor has waited who waits longest; 0 while nobody waits.',
      registers,
    }),
    agents: new Gauge({
      name: 'foyer_agents',
      help: 'Agents of the installation, by state.',
      labelNames: ['state'],
      registers,
    }),
    poolWaiters: new Gauge({
      name: 'foyer_pool_waiters',
      help: 'Statements that wait for a connection to PostgreSQL.',
      registers,
    }),
    poolConnections: new Gauge({
      name: 'foyer_pool_connections',
      help: 'Connections to PostgreSQL, by state.',
      labelNames: ['state'],
      registers,
    }),
    redisUp: new Gauge({ name: 'foyer_redis_up', help: '1 while Redis answers.', registers }),
    jobSeconds: new Histogram({
      name: 'foyer_job_seconds',
      help: 'Duration of a run of a background job.',
      labelNames: ['job'],
      buckets: [0.005, 0.02, 0.1, 0.5, 1, 5, 30],
      registers,
    }),
    jobFailures: new Counter({
      name: 'foyer_job_failures_total',
      help: 'Runs of a background job that failed.',
      labelNames: ['job'],
      registers,
    }),
    jobLastSuccess: new Gauge({
      name: 'foyer_job_last_success_timestamp_seconds',
      help: 'When a background job last worked.',
      labelNames: ['job'],
      registers,
    }),
    failures: new Counter({
      name: 'foyer_failures_total',
      help: 'Failures after which the server went on in another way, by place.',
      labelNames: ['place'],
      registers,
    }),
    rowFailures: new Counter({
      name: 'foyer_row_failures_total',
      help: 'Rows on which a background job failed, by job.',
      labelNames: ['job'],
      registers,
    }),
    quarantinedRows: new Gauge({
      name: 'foyer_quarantined_rows',
      help: 'Rows that background jobs of this node leave out because they failed.',
      registers,
    }),
    prunedRows: new Counter({
      name: 'foyer_pruned_rows_total',
      help: 'Rows removed because their time was over, by table.',
      labelNames: ['table'],
      registers,
    }),
    invalidSettings: new Counter({
      name: 'foyer_invalid_settings_total',
      help: 'Stored channel settings that were not valid and had their defaults used.',
      registers,
    }),
    clockSkew: new Gauge({
      name: 'foyer_clock_skew_seconds',
      help: "How far this node's clock is ahead of PostgreSQL's.",
      registers,
    }),
    eventLoopBlocks: new Counter({
      name: 'foyer_event_loop_blocks_total',
      help: 'Times when the event loop was blocked for more than a second.',
      registers,
    }),
    notReady: new Gauge({
      name: 'foyer_not_ready',
      help: '1 while a check of /readyz fails, by check.',
      labelNames: ['check'],
      registers,
    }),
    badMessages: new Counter({
      name: 'foyer_bad_messages_total',
      help: 'Messages from Redis that could not be read or handled, by kind of channel.',
      labelNames: ['channel'],
      registers,
    }),
    sweptThreads: new Counter({
      name: 'foyer_swept_threads_total',
      help: 'Threads whose notification was lost and which the sweep brought up to date.',
      registers,
    }),
  }
}

export type Metrics = ReturnType<typeof createMetrics>
