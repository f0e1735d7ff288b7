export const bugNames = ['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'B8', 'B9', 'B10'] as const
export type BugName = (typeof bugNames)[number]
