/** Names of reads in the query cache; they carry the agent, so that the next one begins without them. */
export const leftMessagesKey = (agentId: string) => ['left messages', agentId] as const
