import { handleTypes } from '../codes.ts'

/** What stands in a ticket: the wire's three kinds of words, and what agents did to it, which no visitor sees. */
export const ticketEntryKinds = { ...handleTypes, change: 4 } as const
export type TicketEntryKind = keyof typeof ticketEntryKinds
