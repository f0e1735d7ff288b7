import type { ServerEvent } from '@foyer/contract/events/server-event.ts'
import { inOrder, newIn, placeOf } from './log-follower.ts'

/** Reads the log after `seq`, oldest first, with retries. Undefined once the result is not needed. */
export type ReadAfter = (seq: number) => Promise<Page | undefined>
/** `lastSeq`: up to where the answer reaches; what it does not list up to there is not for us. */
type Page = { events: readonly ServerEvent[]; lastSeq: number; more: boolean }

type SequencerOptions = { lastSeq: number; readAfter: ReadAfter; emit: (event: ServerEvent) => void }

/**
 * Lets every event through once and in the order of the log, whatever the road does: repeats are dropped, and
 * what comes after a gap waits until the log itself has been read (P4, P7). Some places hold nothing for a
 * visitor (notes between agents), so a gap may turn out to be empty.
 */
export function createSequencer({ lastSeq: start, readAfter, emit }: SequencerOptions) {
  let lastSeq = start
  let isReading = false
  const waiting = new Map<number, ServerEvent>()

  function pass(event: ServerEvent): void {
    const seq = seqOf(event)
    if (placeOf(seq, lastSeq) === 'known') return
    lastSeq = seq
    emit(event)
  }

  /** The log as it was read from our place on. */
  function take(events: readonly ServerEvent[], through: number): void {
    newIn({ events, from: lastSeq + 1, through }, lastSeq, seqOf)?.events.forEach(pass)
    advance(through)
  }

  function advance(seq: number): void {
    lastSeq = Math.max(lastSeq, seq)
  }

  /** Emits waiting events up to the next gap. */
  function drain(): void {
    for (const event of inOrder([...waiting.values()], seqOf)) {
      if (placeOf(seqOf(event), lastSeq) === 'gap') return
      waiting.delete(seqOf(event))
      pass(event)
    }
  }

  async function closeGap(): Promise<void> {
    if (isReading || waiting.size === 0) return
    isReading = true
    // The log is read after these arrived, so up to the newest of them the answer is complete.
    const known = Math.max(...waiting.keys())
    const isRead = await readThrough()
    isReading = false
    if (!isRead) return
    const covered = [...waiting.values()].filter((event) => seqOf(event) <= known)
    for (const event of covered) waiting.delete(seqOf(event))
    take(covered, known)
    drain()
    void closeGap()
  }

  async function readThrough(): Promise<boolean> {
    for (;;) {
      const page = await readAfter(lastSeq)
      if (!page) return false
      const before = lastSeq
      take(page.events, page.lastSeq)
      if (!page.more || lastSeq === before) return true
    }
  }

  return {
    lastSeq: () => lastSeq,
    /** One event from a road that may lose some. */
    accept: (event: ServerEvent): void => {
      const seq = seqOf(event)
      if (seq === 0) return emit(event)
      if (placeOf(seq, lastSeq) === 'known') return
      waiting.set(seq, event)
      if (!isReading) drain()
      void closeGap()
    },
    /** Everything the log holds from our place up to `reached`: gaps in it are places with nothing for us. */
    acceptAll: (events: readonly ServerEvent[], reached: number): void => {
      for (const event of events) {
        if (seqOf(event) === 0) emit(event)
        else pass(event)
      }
      advance(reached)
      drain()
    },
    /** The log has come this far and the rest was not for us. Not believed while we are missing something. */
    reach: (seq: number): void => {
      if (waiting.size === 0 && !isReading) advance(seq)
    },
    /** Reads the log up to its end: after a silence, or when told that we are too far behind. */
    catchUp: async (): Promise<void> => {
      if (isReading) return
      isReading = true
      await readThrough()
      isReading = false
      drain()
      void closeGap()
    },
  }
}

export type Sequencer = ReturnType<typeof createSequencer>

/** 0 for what has no place in the log: typing, and that another browser took the conversation over. */
export function seqOf(event: ServerEvent): number {
  if (event.kind === 'message') return event.message.seq
  if (event.kind === 'closed' && event.reason === 'newWindow') return 0
  return event.kind === 'typing' ? 0 : event.seq
}
