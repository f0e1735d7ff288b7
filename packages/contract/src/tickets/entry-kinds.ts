import { handleTypes } from '../codes.ts'

/** Kinds of ticket entries: the three kinds of the wire, and changes by agents, which visitors do not see. */
export const ticketEntryKinds = { ...handleTypes, change: 4 } as const
export type TicketEntryKind = keyof typeof ticketEntryKinds
