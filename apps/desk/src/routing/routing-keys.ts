/** Names of the reads in the query cache. */
export const presenceKey = ['presence'] as const
export const teamKey = ['team'] as const
