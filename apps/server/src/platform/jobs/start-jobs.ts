import { setTimeout as sleep } from 'node:timers/promises'
import { jobTiming } from '../../node-timing.ts'
import { runTaskList, type Task, type WorkerPool } from 'graphile-worker'
import type { Deps } from '../../deps.ts'
import { countDeadJobs, freeLeftJobs } from './free-left-jobs.ts'
import { jobLogger } from './job-logger.ts'

/** The library tells of every job that went well; that is no news. */
const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'debug' } as const

/** Does one job. It must have stopped when `signal` says so: after that, another node may do the same job. */
type DoJob = (payload: unknown, signal: AbortSignal) => Promise<void>

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
  { pool, log, metrics }: Pick<Deps, 'pool' | 'log' | 'metrics'>,
  tasks: Readonly<Record<string, DoJob>>,
): Jobs {
  const taskList = Object.fromEntries(Object.entries(tasks).map(([name, doJob]) => [name, bounded(doJob)]))
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let workers: WorkerPool = start()

  function start(): WorkerPool {
    const started = runTaskList(
      {
        // What stops a node is main.ts's to say.
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
    try {
      const freed = await freeLeftJobs(pool)
      if (freed > 0) log.warn({ part: 'jobs', freed }, 'a node left jobs behind; they are done again')
      metrics.deadJobs.set(await countDeadJobs(pool))
    } catch (error) {
      log.warn({ part: 'jobs', err: error }, 'could not look for jobs that were left behind')
    }
  }

  void look()
  const looking = setInterval(() => void look(), jobTiming.lookMs)

  return {
    async stop(waitMs) {
      isStopped = true
      clearTimeout(timer)
      clearInterval(looking)
      const done = ended(workers.gracefulShutdown())
      const inTime = await Promise.race([done, sleep(waitMs, 'late', { ref: false })])
      if (inTime === 'late') await ended(workers.forcefulShutdown('the node stops'))
    },
  }
}

function bounded(doJob: DoJob): Task {
  return (payload) => doJob(payload, AbortSignal.timeout(jobTiming.longestMs))
}

/** How it ended is in the log already. */
async function ended(work: unknown): Promise<void> {
  await Promise.resolve(work).catch(() => undefined)
}
