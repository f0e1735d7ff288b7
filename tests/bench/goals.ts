/** What each figure is held against. `atLeast` and `atMost` bind the ratio. */
export const goals = {
  sends: { atLeast: 1.1, title: 'accepted sends/s ÷ pgbench transactions/s' },
  sendCpu: { atMost: 0.9, title: 'CPU µs per accepted message ÷ per pgbench transaction' },
  sendLight: { atMost: 2.5, title: 'CPU µs per send at 100/s ÷ per bare transaction at 100/s' },
  halfLoadP99: {
    atMost: 3,
    title: 'p99 ms of sends at half of the most ÷ of bare transactions at that pace',
  },
  delivery: { atMost: 3, title: 'p99 ms reply to stream ÷ bare commit p99 + publish p99' },
  idleStream: { atMost: 1.5, title: 'resident bytes per idle stream ÷ bare node:http' },
  storm: { atMost: 4, title: 'seconds until 10,000 streams of a killed node are caught up ÷ bare node:http' },
  stormSeconds: { atMost: 1, title: 'the same seconds ÷ 15' },
  emptyPoll: { atLeast: 0.7, title: 'empty polls/s ÷ bare Fastify echo/s' },
  growthSend: { atMost: 1.25, title: 'CPU µs per send at 10,000,000 entries ÷ at 10,000' },
  growthHistory: { atMost: 1.25, title: 'CPU µs per history page at 10,000,000 entries ÷ at 10,000' },
  openThreads: { atMost: 1.5, title: 'poll p99 ms with 300,000 open robot threads ÷ without' },
  openThreadsLoop: { atMost: 1, title: 'event-loop p99 ms with 300,000 open robot threads ÷ 50 ms' },
  statements: { atMost: 0.1, title: 'PostgreSQL statements per accepted message' },
  lightStatements: { atMost: 1.05, title: 'PostgreSQL statements per send at 100/s' },
  keptBytes: { atMost: 4.5, title: 'bytes per send that only a full collection frees ÷ payload bytes' },
  idleStatements: { atMost: 0, title: 'statements per poll, heartbeat, typing notice, stream connect' },
  fanout: { atMost: 1.05, title: 'Redis deliveries per message with 8 nodes ÷ with 1' },
  rowBytes: { atMost: 1.6, title: 'bytes on disk per entry ÷ payload bytes' },
} as const satisfies Record<string, { title: string } & ({ atLeast: number } | { atMost: number })>

export type Key = keyof typeof goals
export const keys = Object.keys(goals).filter(isKey)

/** Exact whatever else the machine does, so a build may be refused by them. */
export const countKeys: readonly Key[] = [
  'statements',
  'lightStatements',
  'keptBytes',
  'idleStatements',
  'fanout',
  'rowBytes',
]

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
