import { ServerResponse } from 'node:http'
import type { Bug } from './bug.ts'

/** Nobody asks how much a reader has left unread. */
export const unboundedBuffer: Bug = {
  title: 'unbounded SSE buffer',
  sabotage: () => void Object.defineProperty(ServerResponse.prototype, 'writableLength', { get: () => 0 }),
}
