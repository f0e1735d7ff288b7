/** `away`: at the desk, but not to be given anybody; who is away may still take somebody. */
export const presenceStates = ['available', 'away'] as const
export type PresenceState = (typeof presenceStates)[number]
