/** Stands in `userQueueMsg` for the visitor's place in the queue. */
export const queuePlaceholder = '##'
