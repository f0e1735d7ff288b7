import { isStorableJson, isStorableText } from '@foyer/contract/storable.ts'
import type { Clock } from '../platform/clock.ts'
import { isUnavailable } from '../platform/observe/unavailable.ts'
import { Failed } from '../platform/http/failed.ts'
import { isContention } from '../platform/db/contention.ts'
import { idOf, type NewEntry, appendStatement, type Appended, type Runner } from './append-statement.ts'
import { tagOf } from './thread-ref.ts'

/**
 * PostgreSQL refuses the whole statement for one text that it cannot store. The contract refuses such texts first; this
 * keeps a gap there from failing the entries of other threads.
 */
export function isStorable(input: NewEntry): boolean {
  return isStorableText(idOf(input)) && isStorableJson(input.body)
}

/** Rows in one statement: past this a batch delays its first row more than it saves the last. */
const maxRows = 50
/** Beyond this many waiting entries the node says that it is busy instead of growing. */
const maxWaiting = 5_000
/** Statements under way at once; more would only make the batches smaller. */
const lanes = 2

export type Append = (input: NewEntry) => Promise<Appended>

type Waiting = {
  input: NewEntry
  tag: string
  resolve: (result: Appended) => void
  reject: (error: unknown) => void
}

type Options = {
  runner: Runner
  clock: Clock
  /** Told of each batch right after its commit, before anyone gets an answer. */
  onCommitted: (inputs: readonly NewEntry[], results: readonly Appended[]) => void
  /** A statement failed for a reason that lies in one of its rows. */
  onBatchFailed: (error: unknown, rows: number) => void
}

/**
 * The one road into the log. Entries of different threads that are in flight together are committed together;
 * entries of one thread go one after the other, so a sender's order is kept. An answer means: committed.
 */
export function createAppend({ runner, clock, onCommitted, onBatchFailed }: Options): Append {
  const waiting: Waiting[] = []
  const busy = new Set<string>()
  let running = 0
  let isScheduled = false

  function schedule(): void {
    if (isScheduled || running >= lanes || waiting.length === 0) return
    isScheduled = true
    // Entries that arrive in the same turn of the event loop share one statement.
    setImmediate(() => {
      isScheduled = false
      const batch = takeBatch()
      // Nothing to take means that every waiting thread is being written to: the end of that run looks again.
      if (batch.length === 0) return
      void run(batch)
      schedule()
    })
  }

  function takeBatch(): Waiting[] {
    const batch: Waiting[] = []
    for (let i = 0; i < waiting.length && batch.length < maxRows;) {
      const item = waiting[i]
      if (!item || busy.has(item.tag)) {
        i++
        continue
      }
      busy.add(item.tag)
      batch.push(item)
      waiting.splice(i, 1)
    }
    return batch
  }

  async function run(batch: Waiting[]): Promise<void> {
    running++
    try {
      await settle(batch)
    } finally {
      running--
      for (const item of batch) busy.delete(item.tag)
      schedule()
    }
  }

  async function settle(batch: Waiting[]): Promise<void> {
    const inputs = batch.map((item) => item.input)
    try {
      const results = await appendStatement(runner, inputs, clock.now())
      onCommitted(inputs, results)
      batch.forEach((item, i) => {
        const result = results[i]
        if (result) item.resolve(result)
      })
    } catch (error) {
      const isHopeless = isUnavailable(error) || (batch.length === 1 && !isContention(error))
      if (isHopeless) return batch.forEach((item) => item.reject(error))
      if (!isContention(error)) onBatchFailed(error, batch.length)
      // One entry must not fail those of other threads: alone, each gets its own result.
      for (const item of batch) await settleAlone(item)
    }
  }

  async function settleAlone(item: Waiting): Promise<void> {
    try {
      const results = await appendStatement(runner, [item.input], clock.now())
      onCommitted([item.input], results)
      if (results[0]) item.resolve(results[0])
    } catch (error) {
      item.reject(error)
    }
  }

  return (input) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= maxWaiting) return reject(new Failed('server.busy'))
      if (!isStorable(input)) return reject(new Failed('request.invalid'))
      waiting.push({ input, tag: tagOf(input), resolve, reject })
      schedule()
    })
}
