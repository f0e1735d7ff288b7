/** S-22: write a message, and my earlier ones. */
export const leaveTabs = ['write', 'earlier'] as const
export type LeaveTab = (typeof leaveTabs)[number]
