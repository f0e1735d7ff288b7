import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from '@prometheus-io/client'

/** The node's own numbers, for Prometheus. Labels are bounded: route names and error names, never ids. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  return {
    registry,
    requests: new Histogram({
      name: 'foyer_request_seconds',
      help: 'Time to answer, by call and HTTP status.',
      labelNames: ['call', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers,
    }),
    batchRows: new Histogram({
      name: 'foyer_append_batch_rows',
      help: 'Entries committed together.',
      buckets: [1, 2, 5, 10, 20, 50],
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
    streams: new Gauge({ name: 'foyer_streams', help: 'Open push streams.', registers }),
    watches: new Gauge({ name: 'foyer_watches', help: 'Threads followed by this node.', registers }),
    redisUp: new Gauge({ name: 'foyer_redis_up', help: '1 while Redis answers.', registers }),
    sweeps: new Counter({ name: 'foyer_sweeps_total', help: 'Rounds of the sweep.', registers }),
    sweptThreads: new Counter({
      name: 'foyer_swept_threads_total',
      help: 'Threads whose ring was lost and which the sweep brought up to date.',
      registers,
    }),
  }
}

export type Metrics = ReturnType<typeof createMetrics>
