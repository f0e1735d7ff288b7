import { setTimeout as sleep } from 'node:timers/promises'
import { jobTiming } from '../../node-timing.ts'
import { runTaskList, type Job, type Task, type WorkerPool } from 'graphile-worker'
import type { Deps } from '../../deps.ts'
import { measureJob, startBackgroundJobs } from './background-jobs.ts'
import type { Pool } from '../db/pool.ts'
import { jobLogger } from '../job-logger.ts'

/**
 * Jobs that somebody took longer ago than any job may take: their node is gone, and another one may have them. The
 * library would wait four hours, and can only be told of whole workers that are gone. Answers with how many there were.
 */
export async function releaseStaleJobs(pool: Pool): Promise<number> {
  const { rowCount } = await pool.query({
    name: 'stale-jobs',
    text: `update graphile_worker._private_jobs
      set locked_at = null, locked_by = null, run_at = greatest(run_at, now())
      where locked_at < now() - $1 * interval '1 ms'`,
    values: [jobTiming.leaseMs],
  })
  return rowCount ?? 0
}

/** Jobs that failed at their last try: nobody does them any more. */
export async function countDeadJobs(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ n: number }>({
    name: 'dead-jobs',
    text: 'select count(*)::int as n from graphile_worker._private_jobs where attempts >= max_attempts',
  })
  return rows[0]?.n ?? 0
}

/** The library tells of every job that went well; that is no news. */
const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'debug' } as const

/** `isLastTry`: the job is given up when this one fails. */
type Try = { signal: AbortSignal; isLastTry: boolean }

/** Does one job. It must have stopped when `signal` says so: after that, another node may do the same job. */
type DoJob = (payload: unknown, attempt: Try) => Promise<void>

/** `longestMs`: a job that takes longer is broken off; its node shows meanwhile that it is alive. */
export type JobTask = { run: DoJob; longestMs?: number }
export type JobTasks = Readonly<Record<string, JobTask>>

export type Jobs = {
  /** Takes nothing new, waits for what is being done, and hands back what takes longer than `waitMs`. */
  stop: (waitMs: number) => Promise<void>
}

/**
 * Does what was promised in `graphile_worker.jobs`, by name, and now and then frees what a dead node had taken. One
 * connection of the pool listens for new jobs; none is held while a job waits for somebody else. The library's workers
 * give up when PostgreSQL is away at a bad moment: then there are new ones a little later.
 */
export function startJobs(
  { pool, log, metrics, failures }: Pick<Deps, 'pool' | 'log' | 'metrics' | 'failures'>,
  tasks: JobTasks,
): Jobs {
  const taskList = Object.fromEntries(
    Object.entries(tasks).map(([name, task]): [string, Task] => [
      name,
      (payload, { job }) => measureJob(metrics, name, () => runTask(task, payload, job)),
    ]),
  )

  async function runTask({ run, longestMs }: JobTask, payload: unknown, job: Job): Promise<void> {
    const signal = AbortSignal.timeout(longestMs ?? jobTiming.longestMs)
    const renewing =
      longestMs === undefined ? undefined : setInterval(() => void renew(job), jobTiming.lookMs)
    try {
      await run(payload, { signal, isLastTry: job.attempts >= job.max_attempts })
    } finally {
      clearInterval(renewing)
    }
  }

  /** One that fails is made up for by the next: the lease is several times as long. */
  async function renew({ id, locked_by: worker }: Job): Promise<void> {
    await pool
      .query('update graphile_worker._private_jobs set locked_at = now() where id = $1 and locked_by = $2', [
        id,
        worker,
      ])
      .catch(failures.ignore('jobs.renew'))
  }
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let workers: WorkerPool = start()

  function start(): WorkerPool {
    const started = runTaskList(
      {
        // cli/start.ts handles the signals that stop a node.
        noHandleSignals: true,
        concurrency: jobTiming.atOnce,
        pollInterval: jobTiming.pollMs,
        // Otherwise nobody waits for the note that a job is done, and a node that cannot write one would die of it.
        preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
        logger: jobLogger((level, text) => log[levels[level]]({ part: 'jobs' }, text)),
      },
      taskList,
      pool,
    )
    void ended(started.promise).then(restart)
    return started
  }

  function restart(): void {
    if (isStopped) return
    log.warn({ part: 'jobs' }, 'the workers ended and are started again')
    timer = setTimeout(() => {
      workers = start()
    }, jobTiming.restartMs)
  }

  async function look(): Promise<void> {
    const freed = await releaseStaleJobs(pool)
    if (freed > 0) log.warn({ part: 'jobs', freed }, 'a node left jobs behind; they are done again')
    metrics.deadJobs.set(await countDeadJobs(pool))
  }

  const looking = startBackgroundJobs([{ name: 'stale-jobs', everyMs: jobTiming.lookMs, run: look }], {
    log,
    metrics,
  })

  /** The library logs how its workers end. */
  async function ended(work: unknown): Promise<void> {
    await Promise.resolve(work).catch(failures.ignore('jobs.workers'))
  }

  return {
    async stop(waitMs) {
      isStopped = true
      clearTimeout(timer)
      looking.stop()
      const done = ended(workers.gracefulShutdown())
      const inTime = await Promise.race([done, sleep(waitMs, 'late', { ref: false })])
      if (inTime === 'late') await ended(workers.forcefulShutdown('the node stops'))
    },
  }
}
