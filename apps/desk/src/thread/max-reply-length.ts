/** The contract's limit. It stands in a schema there, and schemas stay out of the bundle; a test compares. */
export const maxReplyLength = 4000
