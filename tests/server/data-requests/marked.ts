/** A visitor who has a row in every table that can hold something about one. */
export type Marked = {
  tenantId: number
  channelId: number
  agentId: number
  userId: string
  threadId: number
  docId: string
  /** In every text of these rows. */
  marker: string
}

/** The first entry of a session that only marked rows name. */
export const markedSession = 900
