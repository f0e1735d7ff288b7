/** The choices of commands: for the schemas, and for the frame, which reads commands without zod. */
export const hostThemes = ['light', 'dark', 'auto'] as const
export const hostViews = ['chat', 'leave-message'] as const
/** Values that `get` can read. */
export const hostReadings = ['state', 'unread', 'queue', 'visitor'] as const

/** The frame's preview of a message is never higher than this. */
export const maxPreviewPx = 200
