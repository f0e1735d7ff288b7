/**
 * The uploader of a file, and its thread. `userId` names a visitor, an agent as `agent:7`, or the holder of a
 * ticket link as `link:<ticket>`. The prefix `ticket:` separates files of tickets from those of the chat.
 */
export type Uploader = { tenantId: number; threadId: number; userId: string }

const forTickets = 'ticket:'

export function ticketUploader(name: string): string {
  return forTickets + name
}

/** Visitors' names have no colon: the server makes them. */
export function isTicketUploader(uploader: string): boolean {
  return uploader.startsWith(forTickets)
}
