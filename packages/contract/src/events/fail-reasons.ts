/** `reason` of a failed event. */
export const failReasons = ['error', 'refused', 'requeued', 'handedOver', 'noAgent', 'gaveUp'] as const
export type FailReason = (typeof failReasons)[number]
