/** Names of the reads in the query cache. */
export const agentKey = ['agent'] as const
/** True when the session ended by itself, while somebody was working. */
export const expiredKey = ['expired'] as const
export const sessionsKey = ['sessions'] as const
export const inboxKey = ['inbox'] as const
export const threadKey = (threadId: string) => ['thread', threadId] as const
