export const callSides = ['visitor', 'agent'] as const
export type CallSide = (typeof callSides)[number]

/**
 * How a call ended. `missed`: nobody took it in time; `cancelled`: whoever rang gave up; `lost`: a side was gone for too
 * long; `closed`: the conversation ended or went to somebody else.
 */
export const callEnds = ['hungUp', 'declined', 'missed', 'cancelled', 'lost', 'failed', 'closed'] as const
export type CallEnd = (typeof callEnds)[number]
