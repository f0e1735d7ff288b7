/** The name of the read in the query cache. It carries the agent: the next one begins without it. */
export const siteChannelsKey = (agentId: string) => ['siteChannels', agentId] as const
