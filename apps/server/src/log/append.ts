import { isStorableJson, isStorableText } from '@foyer/contract/storable.ts'
import { poolTiming } from '../node-timing.ts'
import type { Clock } from '../platform/clock.ts'
import { isUnavailable } from '../platform/observe/unavailable.ts'
import { Failed } from '../platform/http/failed.ts'
import { isContention } from '../platform/db/contention.ts'
import {
  idOf,
  type NewEntry,
  appendStatement,
  findEarlier,
  type Appended,
  type Runner,
} from './append-statement.ts'
import { isRemovedShelf } from './removed-shelf.ts'
import type { ThreadPlaces } from './thread-places.ts'
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
/**
 * Batches under way at once. Who comes while all of them are waits for one to end and then for their own; more batches are
 * smaller and cost more CPU each.
 */
const maxBatches = 4
/** Tries of an entry alone. Each further one needs another session start or an equal id in the time of a statement. */
const maxTries = 4

export type Append = (input: NewEntry) => Promise<Appended>

const unknown: Appended = { outcome: 'unknown' }
const closed: Appended = { outcome: 'closed' }

type Waiting = {
  input: NewEntry
  since: number
  tag: string
  resolve: (result: Appended) => void
  reject: (error: unknown) => void
}

type Options = {
  runner: Runner
  /** Of the pool: batches leave half of them to everybody else. */
  connections: number
  places: ThreadPlaces
  clock: Clock
  /** For durations: it never steps. */
  monotonicMs?: () => number
  /** Told of each batch right after its commit, before anyone gets an answer. */
  onCommitted: (inputs: readonly NewEntry[], results: readonly Appended[]) => void
  /** A statement failed for a reason that lies in one of its rows. */
  onBatchFailed: (error: unknown, rows: number) => void
}

/**
 * Writes all entries but those of transitions. Entries of different threads of a shelf that are in flight together are
 * committed together; entries of one thread go one after the other, so a sender's order is kept. An answer means:
 * committed.
 */
export function createAppend({
  runner,
  connections,
  places,
  clock,
  monotonicMs = () => performance.now(),
  onCommitted,
  onBatchFailed,
}: Options): {
  append: Append
  /** Entries that wait for a statement. */
  waitingCount: () => number
} {
  const batchesAtOnce = Math.min(maxBatches, Math.floor(connections / 2))
  const waiting: Waiting[] = []
  /** The threads of each batch that is being written. A set for each, which goes with its batch. */
  let underWay: ReadonlySet<string>[] = []
  let running = 0
  let isScheduled = false

  function schedule(): void {
    if (isScheduled || running >= batchesAtOnce || waiting.length === 0) return
    isScheduled = true
    // Entries that arrive in the same turn of the event loop share one statement.
    setImmediate(() => {
      isScheduled = false
      const { batch, tags } = takeBatch()
      // Nothing to take means that every waiting thread is being written to: the end of that run looks again.
      if (batch.length === 0) return
      void run(batch, tags)
      schedule()
    })
  }

  function takeBatch(): { batch: Waiting[]; tags: Set<string> } {
    const batch: Waiting[] = []
    const tags = new Set<string>()
    for (let i = 0; i < waiting.length && batch.length < maxRows;) {
      const item = waiting[i]
      if (!item || tags.has(item.tag) || underWay.some((busy) => busy.has(item.tag))) {
        i++
        continue
      }
      tags.add(item.tag)
      batch.push(item)
      waiting.splice(i, 1)
    }
    return { batch, tags }
  }

  async function run(batch: Waiting[], tags: ReadonlySet<string>): Promise<void> {
    running++
    underWay.push(tags)
    try {
      await places.load(batch.map((item) => item.input))
      const byShelf = Map.groupBy(batch, (item) => places.known(item.input)?.shelf)
      await Promise.all([...byShelf].map(([shelf, items]) => settle(shelf, items)))
    } catch (error) {
      for (const item of batch) item.reject(error)
    } finally {
      running--
      underWay = underWay.filter((busy) => busy !== tags)
      schedule()
    }
  }

  async function settle(shelf: number | undefined, batch: Waiting[]): Promise<void> {
    if (shelf === undefined) return batch.forEach((item) => item.resolve(unknown))
    try {
      const results = await store(shelf, batch)
      for (const item of batch) {
        const result = results.get(item)
        if (result) item.resolve(result)
        else await settleAlone(item)
      }
    } catch (error) {
      const isHopeless = isUnavailable(error) || (batch.length === 1 && !isContention(error))
      if (isHopeless) return batch.forEach((item) => item.reject(error))
      if (!isContention(error)) onBatchFailed(error, batch.length)
      // One entry must not fail those of other threads: alone, each gets its own result.
      for (const item of batch) await settleAlone(item)
    }
  }

  async function settleAlone(item: Waiting): Promise<void> {
    for (let tries = 1; tries <= maxTries; tries++) {
      try {
        const place = await places.find(item.input)
        const result = place ? (await store(place.shelf, [item])).get(item) : unknown
        if (result) return item.resolve(result)
      } catch (error) {
        // Somebody stored the same id between the statement's snapshot and its turn: the next try finds it.
        if (!isContention(error) || tries === maxTries) return item.reject(error)
      }
    }
    item.reject(new Failed('server.busy'))
  }

  /** Without a result for those whose thread turned out to be on another shelf. */
  async function store(shelf: number, batch: readonly Waiting[]): Promise<Map<Waiting, Appended>> {
    const results = new Map(await repeatsOf(batch))
    const fresh = batch.filter((item) => !results.has(item))
    if (fresh.length === 0) return results
    const inputs = fresh.map((item) => item.input)
    const appended = await appendStatement(runner, shelf, inputs, clock.now()).catch(
      async (error: unknown) => {
        if (isRemovedShelf(error)) return afterRemoval(shelf, inputs)
        throw error
      },
    )
    fresh.forEach((item, i) => {
      const result = appended[i]
      if (result?.outcome === 'moved') places.set(item.input, result.place)
      else if (result) results.set(item, result)
    })
    const stored = fresh.filter((item) => results.has(item))
    onCommitted(
      stored.map((item) => item.input),
      stored.flatMap((item) => results.get(item) ?? []),
    )
    return results
  }

  /** The partition is gone: threads that have left it are tried elsewhere, the sessions of the others are over. */
  async function afterRemoval(shelf: number, inputs: readonly NewEntry[]): Promise<(Appended | undefined)[]> {
    await places.reload(inputs)
    return inputs.map((input) => {
      const place = places.known(input)
      if (!place) return unknown
      return place.shelf === shelf ? closed : undefined
    })
  }

  /** Those that their threads have stored before, on the shelf that they were on then. */
  async function repeatsOf(batch: readonly Waiting[]): Promise<[Waiting, Appended][]> {
    const byShelf = Map.groupBy(batch, (item) => places.known(item.input)?.previous)
    const found = await Promise.all(
      [...byShelf].map(async ([previous, items]) => {
        if (previous === undefined) return []
        const inputs = items.map((item) => item.input)
        const earlier = await findEarlier(runner, previous, inputs)
        return items.flatMap((item, i): [Waiting, Appended][] => (earlier[i] ? [[item, earlier[i]]] : []))
      }),
    )
    return found.flat()
  }

  /** PostgreSQL does not answer: an entry that waits behind the others would be stored after its sender gave up. */
  function isStuck(): boolean {
    const [oldest] = waiting
    return (
      running >= batchesAtOnce && oldest !== undefined && monotonicMs() - oldest.since > poolTiming.stuckMs
    )
  }

  const append: Append = (input) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= maxWaiting || isStuck()) return reject(new Failed('server.busy'))
      if (!isStorable(input)) return reject(new Failed('request.invalid'))
      waiting.push({ input, since: monotonicMs(), tag: tagOf(input), resolve, reject })
      schedule()
    })
  return { append, waitingCount: () => waiting.length }
}
