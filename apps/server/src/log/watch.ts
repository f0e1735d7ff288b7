import type { QueuePlace } from '@foyer/contract/events/stream.ts'
import type { Entry } from '@foyer/core/log/entry.ts'
import type { ThreadHead } from '../rules/log/head.ts'
import type { Note } from './note.ts'
import type { ThreadRef } from './thread-ref.ts'

/** Somebody on this node who follows a thread: a visitor's stream or an agent's desk. */
export type Listener = {
  /** A visitor's stream: somebody reads what is said here. */
  isVisitor?: true
  /** Stands for a listener that is still being caught up. */
  inPlaceOf?: Listener
  onEntry: (entry: Entry, head: ThreadHead, watch: Watch) => void
  /** The head moved without an entry: another browser took over, or the tokens were revoked. */
  onHead: (head: ThreadHead, watch: Watch) => void
  onNote: (note: Note, watch: Watch) => void
  /** T-15: where a visitor who waits is now. */
  onPlace?: (place: QueuePlace, watch: Watch) => void
}

/** State of a followed thread on this node. It is small, because there is one per stream. */
export type Watch = {
  ref: ThreadRef
  key: string
  head: ThreadHead
  listeners: Listener[]
  /** When somebody last polled; a watch with neither listeners nor pollers is forgotten. */
  polledAt: number
  /** When a visitor's page last polled, and when this node last wrote that a page is open. */
  visitorPolledAt: number
  presenceAt: number
  /** How far the last answer to a client without a place of its own reached: what msgComplete then confirms. */
  handedSeq: number
  /** Set while a gap is read from PostgreSQL; notifications that arrive meanwhile only move its goal. */
  goal: ThreadHead | undefined
}

export function deliver(watch: Watch, entry: Entry, head: ThreadHead): void {
  const before = watch.head
  watch.head = head
  tellAll(watch, (listener) => listener.onEntry(entry, head, watch))
  // A gap that was read at once may also have changed hands on the way.
  if (before.browser !== head.browser || before.gen !== head.gen) tellHead(watch)
}

export function moveHead(watch: Watch, head: ThreadHead): void {
  // A notification that was overtaken by the one that told of voided tokens.
  if (head.gen < watch.head.gen) return
  if (head.browser === watch.head.browser && head.gen === watch.head.gen && head.status === watch.head.status)
    return
  watch.head = { ...head, seq: watch.head.seq }
  tellHead(watch)
}

function tellHead(watch: Watch): void {
  tellAll(watch, (listener) => listener.onHead(watch.head, watch))
}

/** A listener that throws costs the others nothing: its error is thrown when all have been told. */
export function tellAll(watch: Watch, tell: (listener: Listener) => void): void {
  const errors: unknown[] = []
  for (const listener of watch.listeners) {
    try {
      tell(listener)
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'listeners of a thread failed')
}
