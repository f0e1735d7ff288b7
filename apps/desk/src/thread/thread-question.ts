/** Actions that ask for confirmation. */
export type ThreadQuestion = 'handOver' | 'refuse' | 'end'
