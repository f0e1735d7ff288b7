/** How an agent came to have a conversation, where the system did not assign it. */
export const acceptedHows = ['taken', 'takenOver', 'transferred'] as const
export type AcceptedHow = (typeof acceptedHows)[number]
