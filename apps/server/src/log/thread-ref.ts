/** Which thread: the pair that leads every key and every query. */
export type ThreadRef = { tenantId: number; threadId: number }

/** The braces are a hash tag: all of a thread's keys share a slot of a Redis cluster. */
export const tagOf = (ref: ThreadRef): string => `{${ref.tenantId}:${ref.threadId}}`
export const headKeyOf = (ref: ThreadRef): string => `head:${tagOf(ref)}`
export const threadChannelOf = (ref: ThreadRef): string => `bell:${tagOf(ref)}`
/** Changes of a tenant's inbox lists; rung when a thread changes hands, never for a message. */
export const inboxChannelOf = (tenantId: number): string => `inbox:{${tenantId}}`

export function tenantOfInboxChannel(channel: string): number | undefined {
  const match = /^inbox:\{(\d+)\}$/.exec(channel)
  return match ? Number(match[1]) : undefined
}

export function refOfThreadChannel(channel: string): ThreadRef | undefined {
  const match = /^bell:\{(\d+):(\d+)\}$/.exec(channel)
  return match ? { tenantId: Number(match[1]), threadId: Number(match[2]) } : undefined
}
