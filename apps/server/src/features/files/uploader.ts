/**
 * Who leaves a file with us, and for which thread. `userId` names a visitor, or an agent as `agent:7`, or whoever holds
 * a link to a ticket as `link:<ticket>`. In front of it, `ticket:` keeps files of tickets apart from those of the chat.
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
