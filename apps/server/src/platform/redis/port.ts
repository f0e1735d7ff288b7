/** All that the server asks of Redis. Losing it makes Foyer slower, never wrong, so every call may fail. */
export type RedisPort = {
  /** Writes each thread's head unless a newer one is there, and publishes to its channel: one round trip for all. */
  notify: (notifications: readonly HeadNotification[]) => Promise<void>
  publish: (channel: string, payload: string) => Promise<void>
  subscribe: (channel: string) => Promise<void>
  unsubscribe: (channel: string) => Promise<void>
  onMessage: (listener: (channel: string, payload: string) => void) => void
  /** Fires whenever notifications may have been missed: the subscriber lost its connection and is back. */
  onResubscribed: (listener: () => void) => void
  get: (key: string) => Promise<string | null>
  remove: (key: string) => Promise<void>
  /** Adds to several counters at once, each living for its window; answers the totals. */
  count: (hits: readonly { key: string; by: number; windowMs: number }[]) => Promise<number[]>
  isUp: () => boolean
  close: () => Promise<void>
}

export type HeadNotification = {
  headKey: string
  seq: number
  head: string
  channel: string
  payload: string
}
