/** Names of reads in the query cache; they carry the agent, so that the next one begins without them. */
export const ticketsKey = (agentId: string) => ['tickets', agentId] as const
export const ticketKey = (agentId: string, ticketId: string) => ['ticket', agentId, ticketId] as const
