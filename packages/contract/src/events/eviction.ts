import { count, isFields } from '../readers.ts'

/** No zod here. How long a client stays away whose stream the server closed with `evicted`; undefined for other frames. */
export function evictionMs(wire: unknown): number | undefined {
  return isFields(wire) && wire['type'] === 'evicted' ? count(wire, 'retryAfterMs') : undefined
}
