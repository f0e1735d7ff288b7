/** The frame's preview of a message is never higher than this. */
export const maxPreviewPx = 200
