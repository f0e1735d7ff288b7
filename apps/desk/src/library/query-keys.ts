/** Names of reads in the query cache. What depends on who reads carries the agent: the next one begins without it. */
export const wordsKey = (agentId: string) => ['words', agentId] as const
export const cannedKey = (agentId: string) => ['canned', agentId] as const
export const formsKey = (agentId: string) => ['forms', agentId] as const
export const blocksKey = (agentId: string) => ['blocks', agentId] as const
export const visitorKey = (threadId: string) => ['visitor', threadId] as const
