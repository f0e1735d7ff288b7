/** How many streams a node keeps open; a new one above a cap closes the oldest of the same holder. */
export type StreamCaps = { perVisitor: number; perAgent: number; perAddress: number; perNode: number }

/** Owner of a stream, and the network address (IPv6 by /64). */
export type StreamHolder = { kind: 'visitor' | 'agent'; name: string; address: string }

type Cap = 'visitor' | 'agent' | 'address'
export type Evicted<Stream> = { stream: Stream; cap: Cap }

/** Counts open streams by their holders and addresses, and says which must go for a new one. */
export function createStreamHolders<Stream extends object>(caps: StreamCaps) {
  const most = { visitor: caps.perVisitor, agent: caps.perAgent, address: caps.perAddress }
  const groups = { visitor: groupsOf(), agent: groupsOf(), address: groupsOf() }
  const holders = new Map<Stream, StreamHolder>()

  /** The oldest first, because a set keeps the order of its members. */
  function groupsOf(): Map<string, Set<Stream>> {
    return new Map()
  }

  function remove(stream: Stream): void {
    const holder = holders.get(stream)
    if (!holder) return
    holders.delete(stream)
    leave(groups[holder.kind], holder.name, stream)
    leave(groups.address, holder.address, stream)
  }

  function leave(among: Map<string, Set<Stream>>, name: string, stream: Stream): void {
    const group = among.get(name)
    group?.delete(stream)
    if (group?.size === 0) among.delete(name)
  }

  function join(cap: Cap, name: string, stream: Stream): Stream[] {
    const group = groups[cap].get(name) ?? new Set<Stream>()
    groups[cap].set(name, group.add(stream))
    return [...firstOf(group, group.size - most[cap])]
  }

  return {
    isFull: (): boolean => holders.size >= caps.perNode,
    size: (): number => holders.size,
    all: (): Iterable<Stream> => holders.keys(),
    remove,
    /** Adds a stream and takes out those that it leaves no room for. */
    add(stream: Stream, holder: StreamHolder): Evicted<Stream>[] {
      holders.set(stream, holder)
      const own = join(holder.kind, holder.name, stream).map((each) => ({ stream: each, cap: holder.kind }))
      own.forEach(({ stream: evicted }) => remove(evicted))
      const near = join('address', holder.address, stream).map((each) => ({
        stream: each,
        cap: 'address' as const,
      }))
      near.forEach(({ stream: evicted }) => remove(evicted))
      return [...own, ...near]
    },
  }
}

function* firstOf<T>(items: Iterable<T>, count: number): Iterable<T> {
  let left = count
  for (const item of items) {
    if (left-- <= 0) return
    yield item
  }
}
