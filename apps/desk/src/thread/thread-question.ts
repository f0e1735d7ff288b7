/** What is asked about before it is done to a conversation. */
export type ThreadQuestion = 'handOver' | 'refuse' | 'end'
