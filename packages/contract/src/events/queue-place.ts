import type { SessionStatus } from '../codes.ts'
import { count, type Fields } from '../readers.ts'

// Apart from the decoders of events: the first screen needs the queue, not the messages.

/** Status of a session and its queue position; 0: position unknown. */
export type Standing = { seq: number; status: SessionStatus; waitIndex: number; wait?: WaitRange }

/** From when to when somebody who waits may expect to be served. */
export type WaitRange = { fromMs: number; toMs: number }

/** The place in the queue, and the waiting time if the server can say. */
export function decodePlace(wire: Fields): Pick<Standing, 'waitIndex' | 'wait'> {
  const [fromMs, toMs] = [count(wire, 'waitFromMs'), count(wire, 'waitToMs')]
  return { waitIndex: count(wire, 'waitIndex'), ...(toMs > 0 && { wait: { fromMs, toMs } }) }
}
