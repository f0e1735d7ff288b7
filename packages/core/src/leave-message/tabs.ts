/** S-22: write a message, and my earlier ones. */
export const leaveTabs = ['write', 'earlier'] as const
export type LeaveTab = (typeof leaveTabs)[number]

/** The keys of the WAI-ARIA tabs. With two of them, every arrow leads to the other, whatever the direction. */
export function leaveTabAfterKey(shown: LeaveTab, key: string): LeaveTab | undefined {
  switch (key) {
    case 'Home':
      return 'write'
    case 'End':
      return 'earlier'
    case 'ArrowLeft':
    case 'ArrowRight':
      return shown === 'write' ? 'earlier' : 'write'
    default:
      return undefined
  }
}
