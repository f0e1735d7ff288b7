/** Who saw it: what a person sees live, what the history call answers, or what the database holds. */
export type ObserverKind = 'visitorLive' | 'agentLive' | 'history' | 'database'

/** One wish to store a message, from its first attempt to what its sender was told. */
export type Op = {
  id: string
  thread: string
  by: string
  text: string
  invokedAt: number
  /** `info`: nobody knows whether it happened; both are right. */
  outcome: 'ok' | 'fail' | 'info'
  settledAt: number
  seq?: number
  /** Attempts whose outcome stayed unknown before the last. */
  unknowns: number
}

/** A message as one observer saw it, in the order in which it saw them. */
export type Sight = {
  observer: string
  kind: ObserverKind
  thread: string
  seq: number
  /** The client id; a server's own entry has none that a client knows, and is named by its cause instead. */
  id: string
  text: string
  msgTime: number
  isSystem: boolean
  seenAt: number
}

/** What a sender read back right after it was told `ok`. */
export type ReadBack = { op: string; found: boolean }

export type History = {
  ops: Map<string, Op>
  sights: Sight[]
  readBacks: ReadBack[]
  /** Every seq of every thread as the database has it, messages or not, and the thread's own counter. */
  logs: Map<string, { seqs: number[]; lastSeq: number }>
  invoke: (op: Pick<Op, 'id' | 'thread' | 'by' | 'text'>) => void
  ok: (id: string, seq: number) => void
  fail: (id: string) => void
  unknown: (id: string) => void
  see: (sight: Omit<Sight, 'seenAt'>) => void
  readBack: (op: string, found: boolean) => void
}

/** The record of one run: all clients write into it, the checker reads it afterwards. */
export function createHistory(now: () => number = Date.now): History {
  const ops = new Map<string, Op>()
  const sights: Sight[] = []
  const readBacks: ReadBack[] = []

  function settle(id: string, change: Partial<Op>): void {
    const op = ops.get(id)
    if (op) ops.set(id, { ...op, ...change, settledAt: now() })
  }

  return {
    ops,
    sights,
    readBacks,
    logs: new Map(),
    invoke: (op) =>
      void ops.set(op.id, { ...op, invokedAt: now(), outcome: 'info', settledAt: 0, unknowns: 0 }),
    ok: (id, seq) => settle(id, { outcome: 'ok', seq }),
    fail: (id) => settle(id, { outcome: 'fail' }),
    unknown: (id) => {
      const op = ops.get(id)
      if (op) ops.set(id, { ...op, unknowns: op.unknowns + 1 })
    },
    see: (sight) => void sights.push({ ...sight, seenAt: now() }),
    readBack: (op, found) => void readBacks.push({ op, found }),
  }
}
