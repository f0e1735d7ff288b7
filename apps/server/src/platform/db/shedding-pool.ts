import pg from 'pg'
import { createWaitingLine } from './waiting-line.ts'

type Options = pg.PoolConfig & {
  /** When the oldest request for a connection has waited this long, new ones are refused at once. */
  stuckMs: number
}
type Callback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void

/**
 * A pool that refuses instead of growing: when PostgreSQL is slow, whoever asks for a connection would wait until the
 * request is worth nothing, and a retry would wait behind it. A long queue that moves is served.
 */
export class SheddingPool extends pg.Pool {
  readonly #stuckMs: number
  readonly #now: () => number
  readonly #waiting = createWaitingLine()

  constructor({ stuckMs, ...config }: Options, now: () => number = () => performance.now()) {
    super(config)
    this.#stuckMs = stuckMs
    this.#now = now
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Callback): void
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    const now = this.#now()
    if (now - this.#waiting.oldestSince(now) > this.#stuckMs) {
      if (!callback) return Promise.reject(noConnection())
      process.nextTick(callback, noConnection(), undefined, () => undefined)
      return undefined
    }
    const leave = this.#waiting.join(now)
    if (!callback) return super.connect().finally(leave)
    super.connect((error, client, done) => {
      leave()
      callback(error, client, done)
    })
    return undefined
  }
}

/** The code by which PostgreSQL itself refuses a connection too many: callers answer 503, jobs come back later. */
function noConnection(): Error {
  return Object.assign(new Error('no connection is free'), { code: '53300' })
}
