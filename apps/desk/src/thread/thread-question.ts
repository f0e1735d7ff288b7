/** Actions that open a dialog. */
export type ThreadQuestion = 'handOver' | 'refuse' | 'end' | 'whoSees'
