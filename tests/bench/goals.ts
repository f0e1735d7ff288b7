/** What each figure is held against. `atLeast` and `atMost` bind the ratio. */
export const goals = {
  sends: { atLeast: 1.1, title: 'accepted sends/s ÷ pgbench transactions/s' },
  sendCpu: { atMost: 0.9, title: 'CPU µs per accepted message ÷ per pgbench transaction' },
  sendLight: { atMost: 2, title: 'CPU µs per send at 100/s ÷ per bare transaction at 100/s' },
  delivery: { atMost: 3, title: 'p99 ms reply to stream ÷ bare commit p99 + publish p99' },
  idleStream: { atMost: 1.5, title: 'resident bytes per idle stream ÷ bare node:http' },
  emptyPoll: { atLeast: 0.7, title: 'empty polls/s ÷ bare Fastify echo/s' },
  growthSend: { atMost: 1.25, title: 'CPU µs per send at 10,000,000 entries ÷ at 10,000' },
  growthHistory: { atMost: 1.25, title: 'CPU µs per history page at 10,000,000 entries ÷ at 10,000' },
  openThreads: { atMost: 1.5, title: 'poll p99 ms with 300,000 open robot threads ÷ without' },
  openThreadsLoop: { atMost: 1, title: 'event-loop p99 ms with 300,000 open robot threads ÷ 50 ms' },
  statements: { atMost: 0.1, title: 'PostgreSQL statements per accepted message' },
  idleStatements: { atMost: 0, title: 'statements per poll, heartbeat, typing notice, stream connect' },
  fanout: { atMost: 1.05, title: 'Redis deliveries per message with 8 nodes ÷ with 1' },
  rowBytes: { atMost: 1.6, title: 'bytes on disk per entry ÷ payload bytes' },
} as const satisfies Record<string, { title: string } & ({ atLeast: number } | { atMost: number })>

export type Key = keyof typeof goals
export const keys = Object.keys(goals).filter(isKey)

/** Exact whatever else the machine does, so a build may be refused by them. */
export const countKeys: readonly Key[] = ['statements', 'idleStatements', 'fanout', 'rowBytes']

export function isKey(text: string): text is Key {
  return Object.hasOwn(goals, text)
}

export function isReached(key: Key, ratio: number): boolean {
  const goal = goals[key]
  return 'atLeast' in goal ? ratio >= goal.atLeast : ratio <= goal.atMost
}

export function goalText(key: Key): string {
  const goal = goals[key]
  return 'atLeast' in goal ? `>= ${goal.atLeast}` : `<= ${goal.atMost}`
}
